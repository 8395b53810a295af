import { useSearchParams } from "@site/shared-ui/router";
import { Page } from "../layout/Page.ts";
import { PageHead } from "../layout/PageHead.tsx";
import { PageIntro } from "../layout/PageIntro.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { Aside, Columns } from "./ContactScreen.styles.ts";
import { Ways } from "./Ways.tsx";

/** A message to the owner, and the other ways to reach them. `?service=` comes from the store and becomes the subject. */
export function ContactScreen() {
	const [parameters] = useSearchParams();
	const service = parameters.get("service")?.trim();
	return (
		<Page>
			<PageHead title="Contact" description={(name) => `Write to ${name}: questions, corrections, or just hello.`} />
			<PageIntro title="Contact" />
			<Columns>
				<Aside>
					<p>
						Questions, corrections, a good trail above Dago, or just hello. Messages land in one inbox, and I answer them in
						order.
					</p>
					<Ways />
				</Aside>
				<ContactForm subject={service ? `Pesanan: ${service}` : ""} />
			</Columns>
		</Page>
	);
}
