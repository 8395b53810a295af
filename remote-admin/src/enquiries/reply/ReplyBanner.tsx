import { Button } from "@site/shared-ui";
import { CopyButton } from "@site/shared-ui/CopyButton";
import { type RefObject, useId } from "react";
import { Banner, OpenMail } from "./Reply.styles.ts";
import { maxReplyUrlLength } from "./replyUrl.ts";
import type { Reply } from "./useReply.ts";

interface ReplyBannerProps {
	reply: Reply;
	/** "Reply via Email", which gets the focus when the question goes. */
	link: RefObject<HTMLAnchorElement | null>;
	/** "Mark as replied?" */
	question: string;
	onReplied: () => void;
}

/** A text to copy, or the question whether the reply was sent; renders nothing without either. */
export function ReplyBanner({ reply, link, question, onReplied }: ReplyBannerProps) {
	const textId = useId();
	const { long, isAsked, start, decline } = reply;
	if (long)
		return (
			<Banner role="status">
				<p>
					“{long.name}” is too long for a link to your mail program, which takes about {maxReplyUrlLength.toLocaleString("en")}{" "}
					characters. Copy it and paste it into the mail.
				</p>
				<CopyButton text={long.body} label="Copy text" />
				<OpenMail href={long.url} onClick={start}>
					Open the mail
				</OpenMail>
			</Banner>
		);
	if (!isAsked) return null;
	const answer = (then: () => void) => () => {
		link.current?.focus();
		then();
	};
	return (
		<Banner role="status">
			<p id={textId}>{question}</p>
			<Button size="small" variant="primary" aria-describedby={textId} onClick={answer(onReplied)}>
				Yes
			</Button>
			<Button size="small" aria-describedby={textId} onClick={answer(decline)}>
				No
			</Button>
		</Banner>
	);
}
