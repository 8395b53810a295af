import type { DataErrorKind } from "@site/shared-data";
import { Notice, TextLink } from "@site/shared-ui";
import { styled } from "styled-components";
import { siteConfig } from "../../../site.config.ts";
import { chatAddress } from "./chatAddress.ts";
import { mailAddress } from "./mailAddress.ts";

interface SendFailureProps {
	kind: DataErrorKind;
	/** What happened, in the specified words. */
	children: string;
	/** What was typed, as a letter. */
	letter: { subject: string; text: string };
}

/** Says that a form was not sent, keeps a way to try again, and opens the other ways with the text that was typed. */
export function SendFailure({ kind, children, letter }: SendFailureProps) {
	const chat = chatAddress(siteConfig.chatNumber, `${letter.subject}\n\n${letter.text}`);
	return (
		<Root>
			<Notice tone="danger" action={<button type="submit">Retry</button>}>
				{children}
			</Notice>
			<p>
				{advice[kind] ?? "Your text is kept."} It can also go{" "}
				<TextLink href={mailAddress(siteConfig.social.email, letter)}>by e-mail</TextLink>
				{chat && (
					<>
						{" or "}
						<TextLink href={chat} target="_blank" rel="noopener">
							by WhatsApp
						</TextLink>
					</>
				)}
				.
			</p>
		</Root>
	);
}

const advice: Partial<Record<DataErrorKind, string>> = {
	offline: "There was no connection; your text is kept.",
	"too-many": "Many have been sent in a short time. Your text is kept: wait a minute before you try again.",
};

const Root = styled.div`
	display: grid;
	gap: var(--space-3);

	> p {
		font-size: var(--text-sm);
		color: var(--text-2);
	}
`;
