import { type ReplyTemplate, urls } from "@site/shared-data";
import { Button, ButtonLink, Icon } from "@site/shared-ui";
import { CopyButton } from "@site/shared-ui/CopyButton";
import { Menu, type MenuEntry } from "@site/shared-ui/Menu";
import { useRevalidator } from "@site/shared-ui/router";
import { type RefObject, useId } from "react";
import { errorReason } from "../../errorReason.ts";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import type { Result } from "../../results/Result.ts";
import { useResult } from "../../results/useResult.ts";
import { Banner, Group, OpenMail } from "./Reply.styles.ts";
import { maxReplyUrlLength, type Reply } from "./useReply.ts";

interface ReplyButtonsProps {
	reply: Reply;
	link: RefObject<HTMLAnchorElement | null>;
	templates: Promise<Result<ReplyTemplate[]>>;
}

export function ReplyButtons({ reply, link, templates }: ReplyButtonsProps) {
	const { result } = useResult(templates);
	const { revalidate } = useRevalidator();
	const toEntry = (template: ReplyTemplate): MenuEntry => {
		const filled = reply.fill(template);
		return "url" in filled
			? { label: template.name, to: filled.url, onSelect: reply.start }
			: { label: `${template.name} (to copy)`, onSelect: filled.copy };
	};
	return (
		<Group>
			<ButtonLink variant="primary" ref={link} to={reply.url} onClick={reply.start}>
				<AdminIcon name="reply" />
				Reply via Email
			</ButtonLink>
			<Menu
				trigger={
					<Button variant="primary" aria-label="Reply with a template" title="Reply with a template">
						<Icon name="chevron-down" />
					</Button>
				}
				entries={[
					...(result === null ? [{ label: "Loading templates…", disabled: true }] : []),
					...(result?.status === "error"
						? [
								{ label: `The templates could not be loaded. ${errorReason(result.kind)}`, disabled: true },
								{ label: "Retry", onSelect: () => void revalidate() },
							]
						: []),
					...(result?.status === "success" ? result.data.map(toEntry) : []),
					...(result?.status === "success" && result.data.length > 0 ? [null] : []),
					{ label: "Manage reply templates", to: urls.admin.replyTemplates() },
				]}
			/>
		</Group>
	);
}

interface ReplyBannerProps {
	reply: Reply;
	/** "Reply via Email", which gets the focus when the question closes. */
	link: RefObject<HTMLAnchorElement | null>;
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
