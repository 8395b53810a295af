import { Notice, TextLink } from "@site/shared-ui";
import { useSite } from "../layout/page/useSite.ts";
import { chatUrl, emailOf } from "./contactUrls.ts";

/** Replaces a form in an export without a backend, which could not be sent. */
export function ClosedForm() {
	const { social, chatNumber } = useSite();
	const email = emailOf(social);
	const chat = chatUrl(chatNumber);
	return (
		<Notice tone="info">
			<span>This copy of the site takes no messages.</span> {email && <TextLink href={email}>Write an e-mail</TextLink>}{" "}
			{chat && (
				<TextLink href={chat} target="_blank" rel="noopener">
					Write by WhatsApp
				</TextLink>
			)}
		</Notice>
	);
}
