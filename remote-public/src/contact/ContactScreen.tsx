import { PageHeader } from "@site/shared-ui/PageHeader";
import { useSearchParams } from "@site/shared-ui/router";
import { Page } from "../layout/page/Page.ts";
import { PageHead } from "../layout/page/PageHead.tsx";
import { ContactChannels } from "./ContactChannels.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { Aside, Columns } from "./ContactScreen.styles.ts";

export { contactAction as action } from "./contactAction.ts";
export { ContactScreen as Component };

/** The contact form beside the other channels. The store's `?service=` becomes the subject. */
function ContactScreen() {
	const [parameters] = useSearchParams();
	const service = parameters.get("service")?.trim();
	return (
		<Page>
			<PageHead title="Contact" description={(name) => `Write to ${name}: questions, corrections, or just hello.`} />
			<PageHeader title="Contact" />
			<Columns>
				<Aside>
					<p>
						Questions, corrections, a good trail above Dago, or just hello. Messages land in one inbox, and I answer them in
						order.
					</p>
					<ContactChannels />
				</Aside>
				<ContactForm subject={service ? `Pesanan: ${service}` : ""} />
			</Columns>
		</Page>
	);
}
