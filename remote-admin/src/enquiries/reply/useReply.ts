import { useEffect, useState } from "react";
import { fillTemplate, type TemplateValues } from "../../reply-templates/fillTemplate.ts";
import { isTooLong, replyUrl } from "./replyUrl.ts";
import { readReplies, storeReply } from "./startedReplies.ts";

interface Enquiry {
	id: string;
	email: string;
	/** The subject of a reply without a template. */
	subject: string;
	/** What a template is filled in with. */
	values: TemplateValues;
}

/** A text that no mailto URL can carry, to be copied. */
interface LongText {
	/** The enquiry and the template that it is for. */
	id: string;
	name: string;
	body: string;
	/** Opens the mail program with the subject alone. */
	url: string;
}

/** The reply to an enquiry by the mail program, and whether to ask if it was sent. */
export type Reply = ReturnType<typeof useReply>;

/**
 * Asks whether an enquiry is answered once the admin is back from the mail program: as soon as the page has
 * the focus again, or when the enquiry is opened later. After "No" it is not asked again.
 */
export function useReply({ id, email, subject, values }: Enquiry, isUnanswered: boolean) {
	const [replies, setReplies] = useState(readReplies);
	const [pendingReplyId, setPendingReplyId] = useState<string | null>(null);
	const [long, setLong] = useState<LongText | null>(null);
	useEffect(() => {
		const handleFocus = () => {
			if (!document.hidden) setPendingReplyId(null);
		};
		window.addEventListener("focus", handleFocus);
		document.addEventListener("visibilitychange", handleFocus);
		return () => {
			window.removeEventListener("focus", handleFocus);
			document.removeEventListener("visibilitychange", handleFocus);
		};
	}, []);
	return {
		url: replyUrl(email, subject),
		/** The URL of a template, filled in; for a text that is too long, what copies it. */
		fill({ name, ...template }: { name: string; subject: string; body: string }): { url: string } | { copy: () => void } {
			const filled = fillTemplate(template.subject, values);
			const body = fillTemplate(template.body, values);
			const url = replyUrl(email, filled, body);
			return isTooLong(url) ? { copy: () => setLong({ id, name, body, url: replyUrl(email, filled) }) } : { url };
		},
		long: long?.id === id ? long : null,
		isAsked: isUnanswered && replies[id] === "started" && pendingReplyId !== id,
		/** The mail program is about to open. */
		start: () => {
			setLong(null);
			if (!isUnanswered || replies[id] === "declined") return;
			setReplies(storeReply(id, "started"));
			setPendingReplyId(id);
		},
		decline: () => setReplies(storeReply(id, "declined")),
	};
}
