import type { DataErrorKind } from "@site/shared-data";
import { Notice, TextLink } from "@site/shared-ui";
import { styled } from "styled-components";
import { useSite } from "../layout/page/useSite.ts";
import { chatUrl, emailOf, mailtoUrl } from "./contactUrls.ts";
import { sendErrorAdvice } from "./errorMessages.ts";

interface SendFailureProps {
	kind: DataErrorKind;
	/** What happened. */
	children: string;
	/** The typed values as a message. */
	message: { subject: string; text: string };
}

/** The error of a form that was not sent, with Retry and links to e-mail and WhatsApp with the typed text. */
export function SendFailure({ kind, children, message }: SendFailureProps) {
	const { social, chatNumber } = useSite();
	const email = emailOf(social);
	const chat = chatUrl(chatNumber, `${message.subject}\n\n${message.text}`);
	return (
		<Root>
			<Notice tone="danger" action={<button type="submit">Retry</button>}>
				{children}
			</Notice>
			<p>
				{sendErrorAdvice[kind] ?? "Your text is kept."}
				{(email || chat) && " It can also go "}
				{email && <TextLink href={mailtoUrl(email, message)}>by e-mail</TextLink>}
				{email && chat && " or "}
				{chat && (
					<TextLink href={chat} target="_blank" rel="noopener">
						by WhatsApp
					</TextLink>
				)}
				{(email || chat) && "."}
			</p>
		</Root>
	);
}

const Root = styled.div`
	display: grid;
	gap: var(--space-3);

	> p {
		font-size: var(--text-sm);
		color: var(--text-2);
	}
`;
