import { useEffect, useState } from "react";
import { fillTemplate, type TemplateValues } from "../../reply-templates/fillTemplate.ts";

interface Enquiry {
	id: string;
	email: string;
	subject: string;
	values: TemplateValues;
}

/** A text that is too long for a mailto URL, to be copied. */
interface LongText {
	id: string;
	name: string;
	body: string;
	/** Opens the mail program with only the subject. */
	url: string;
}

export type Reply = ReturnType<typeof useReply>;

/** Asks whether the reply was sent when the page has the focus again, or later; after "No" never again. */
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
		/** The URL of a filled-in template; for a text that is too long, a function that copies it. */
		fill({ name, ...template }: { name: string; subject: string; body: string }): { url: string } | { copy: () => void } {
			const filled = fillTemplate(template.subject, values);
			const body = fillTemplate(template.body, values);
			const url = replyUrl(email, filled, body);
			return isTooLong(url) ? { copy: () => setLong({ id, name, body, url: replyUrl(email, filled) }) } : { url };
		},
		long: long?.id === id ? long : null,
		isAsked: isUnanswered && replies[id] === "started" && pendingReplyId !== id,
		start: () => {
			setLong(null);
			if (!isUnanswered || replies[id] === "declined") return;
			setReplies(storeReply(id, "started"));
			setPendingReplyId(id);
		},
		decline: () => setReplies(storeReply(id, "declined")),
	};
}

const key = "admin-replies";
const maxEntries = 200;

/** Whether a reply to an entry was started in this browser, or the question about it declined. */
type Replies = Record<string, "started" | "declined">;

/** Stored, because the system may close the tab while the mail program is open. */
function readReplies(): Replies {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "{}") as Replies;
	} catch {
		return {};
	}
}

function storeReply(id: string, state: Replies[string]): Replies {
	const { [id]: _, ...others } = readReplies();
	const replies = Object.fromEntries([...Object.entries(others), [id, state] as const].slice(-maxEntries));
	try {
		localStorage.setItem(key, JSON.stringify(replies));
	} catch {
		// Local storage is full or blocked: the question is asked until the page is left.
	}
	return replies;
}

/** A mailto URL, encoded so that no visitor's text can add a header or recipient. */
export function replyUrl(email: string, subject: string, body = ""): string {
	const recipient = encodeURIComponent(email).replaceAll("%40", "@");
	const url = `mailto:${recipient}?subject=${encodeURIComponent(subject.replace(/\p{Cc}+/gu, " "))}`;
	return body ? `${url}&body=${encodeURIComponent(toMailLines(body))}` : url;
}

/** Line breaks as in RFC 6068; other control characters are dropped. */
const toMailLines = (text: string) => text.replace(/[^\P{Cc}\t\r\n]/gu, "").replace(/\r\n?|\n/g, "\r\n");

/** Windows and some mail programs truncate longer URLs, or open nothing. */
export const maxReplyUrlLength = 2_000;

export const isTooLong = (url: string): boolean => url.length > maxReplyUrlLength;
