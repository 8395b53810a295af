import { urls } from "@site/shared-data";
import { TextLink } from "@site/shared-ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { chatUrl, emailOf } from "../forms/contactUrls.ts";
import { useSite } from "../layout/page/useSite.ts";

/** E-mail, WhatsApp, hours and the hire form. */
export function ContactChannels() {
	const { social, chatNumber, hours } = useSite();
	const email = emailOf(social);
	const chat = chatUrl(chatNumber);
	return (
		<List>
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
			{hours && <Channel name="Hours">{hours}</Channel>}
			<Channel name="Project?">
				<TextLink to={urls.hire()}>Use the hire form instead</TextLink>
			</Channel>
		</List>
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

const List = styled.dl`
	margin-top: var(--space-6);
	border-top: 1px solid var(--line);

	> div {
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
`;
