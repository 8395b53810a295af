import { type ReplyTemplate, urls } from "@site/shared-data";
import { Icon } from "@site/shared-ui";
import { Menu, type MenuEntry } from "@site/shared-ui/Menu";
import { useRevalidator } from "@site/shared-ui/router";
import type { RefObject } from "react";
import { errorReason } from "../../errorReason.ts";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import type { Result } from "../../results/Result.ts";
import { useResult } from "../../results/useResult.ts";
import { Group, ReplyLink, TemplatesButton } from "./Reply.styles.ts";
import type { Reply } from "./useReply.ts";

interface ReplyButtonsProps {
	reply: Reply;
	link: RefObject<HTMLAnchorElement | null>;
	templates: Promise<Result<ReplyTemplate[]>>;
}

/** "Reply via Email", and a menu of templates that opens the mail program with one filled in. */
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
			<ReplyLink ref={link} href={reply.url} onClick={reply.start}>
				<AdminIcon name="reply" />
				Reply via Email
			</ReplyLink>
			<Menu
				trigger={
					<TemplatesButton type="button" aria-label="Reply with a template" title="Reply with a template">
						<Icon name="chevron-down" />
					</TemplatesButton>
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
