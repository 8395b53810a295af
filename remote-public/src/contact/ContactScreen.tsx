import { PageHeader } from "@site/shared-ui/PageHeader";
import { useSearchParams } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { Page } from "../layout/page/Page.ts";
import { PageHead } from "../layout/page/PageHead.tsx";
import { ContactChannels } from "./ContactChannels.tsx";
import { ContactForm } from "./ContactForm.tsx";

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

const wide = "@media (min-width: 60rem)";

const Columns = styled.div`
	display: grid;
	gap: var(--space-7);
	padding-bottom: var(--section);

	${wide} {
		grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
		column-gap: var(--space-9);
	}
`;

const Aside = styled.div`
	/* Directly below the title it has the spacing of a lead. */
	margin-top: calc(-1 * var(--space-4));

	${wide} {
		position: sticky;
		margin-top: 0;
		top: 6rem;
		align-self: start;
	}
	> p {
		font: var(--weight-regular) var(--text-xl)/1.5 var(--font-serif);
		color: var(--text-2);
		text-wrap: pretty;
	}
`;
