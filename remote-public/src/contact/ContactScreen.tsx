import { urls } from "@site/shared-data";
import { contactRules, countCharacters } from "@site/shared-data/rules";
import { TextLink } from "@site/shared-ui";
import { PageHeader } from "@site/shared-ui/PageHeader";
import { useLoaderData, useSearchParams } from "@site/shared-ui/router";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ClosedForm } from "../forms/ClosedForm.tsx";
import { chatUrl, emailOf } from "../forms/contactUrls.ts";
import { useSiteTime } from "../layout/footer/useSiteTime.ts";
import { Page } from "../layout/page/Page.ts";
import { PageHead } from "../layout/page/PageHead.tsx";
import { useSite } from "../layout/page/useSite.ts";
import { ContactForm } from "./ContactForm.tsx";
import type { contactLoader } from "./contactLoader.ts";
import { openingNow, twoTimes } from "./openingNow.ts";

export { contactAction as action } from "./contactAction.ts";
export { ContactScreen as Component };

/** The contact form and other channels. `?subject=` is the subject, or `?service=` the ordered service. */
function ContactScreen() {
	const { lead, note, sent } = useLoaderData<typeof contactLoader>();
	const [parameters] = useSearchParams();
	const service = shortText(parameters.get("service"), 100);
	const subject = shortText(parameters.get("subject"), contactRules.subject.max);
	return (
		<Page>
			<PageHead title="Contact" description={(name) => `Write to ${name}: questions, corrections, or just hello.`} />
			<PageHeader title="Contact" />
			<Columns>
				<Aside>
					{lead && <p>{lead}</p>}
					<ContactChannels />
				</Aside>
				{useSite().areFormsClosed ? (
					<ClosedForm />
				) : (
					<ContactForm subject={service ? `Pesanan: ${service}` : subject} note={note} thanks={sent} />
				)}
			</Columns>
		</Page>
	);
}

/** The trimmed text; "" for one that is missing or too long. */
function shortText(text: string | null, max: number): string {
	const trimmed = text?.trim() ?? "";
	return countCharacters(trimmed) <= max ? trimmed : "";
}

function ContactChannels() {
	const { social, chatNumber, hours, zone } = useSite();
	const now = useSiteTime(zone);
	const email = emailOf(social);
	const chat = chatUrl(chatNumber);
	return (
		<Channels>
			{email && (
				<Channel name="Email">
					<TextLink href={email}>{email.replace(/^mailto:|\?.*$/g, "")}</TextLink>
				</Channel>
			)}
			{chat && (
				<Channel name="WhatsApp">
					<TextLink href={chat} target="_blank" rel="noopener">
						{formatPhone(chatNumber)}
					</TextLink>
				</Channel>
			)}
			{hours && (
				<Channel name="Hours">
					{hours}
					{twoTimes.test(hours) && <small>{(now && openingNow(hours, now)) ?? "\u00a0"}</small>}
				</Channel>
			)}
			<Channel name="Project?">
				<TextLink to={urls.hire()}>Use the hire form instead</TextLink>
			</Channel>
		</Channels>
	);
}

const Channel = ({ name, children }: { name: string; children: ReactNode }) => (
	<div>
		<dt>{name}</dt>
		<dd>{children}</dd>
	</div>
);

/** "6281234567890" as "+62 812 3456 7890". */
const formatPhone = (digits: string): string => `+${digits.replace(/^(\d\d)(\d{3})(\d{4})(\d+)$/, "$1 $2 $3 $4")}`;

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

const Channels = styled.dl`
	margin-top: var(--space-6);
	border-top: 1px solid var(--line);

	> div {
		position: relative;
		display: grid;
		grid-template-columns: 6.5rem minmax(0, 1fr);
		align-items: baseline;
		gap: var(--space-4);
		padding-block: 0.75rem;
		border-bottom: 1px solid var(--line);
	}
	dt {
		font: var(--weight-medium) var(--text-sm)/1.5 var(--font-mono);
		color: var(--text-3);
	}
	dd {
		font-variant-numeric: tabular-nums;
		overflow-wrap: anywhere;
	}
	small {
		display: block;
		font-size: var(--text-sm);
		color: var(--text-2);
	}
	/* The whole row is the link. */
	a::after {
		content: "";
		position: absolute;
		inset: 0;
	}
`;
