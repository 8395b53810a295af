import { urls } from "@site/shared-data";
import type { SendMailOptions } from "nodemailer";
import type { QueuedMail } from "./createMailQueue.ts";
import type { Address } from "./environment.ts";

/** From this number on, notices that are due together become one mail. */
const digestSize = 10;

/** One mail to send, for one or more rows of the queue. */
export interface Mail {
	ids: number[];
	/** The number of earlier attempts. */
	attempts: number;
	message: SendMailOptions;
}

export interface MailContext {
	siteUrl: string;
	siteName: string;
	from: Address;
	notify: (Address | string)[];
}

/** Notices and receipts for due mails. A visitor's text is complete and plain, and never raw in a header. */
export function composeMails(queued: QueuedMail[], context: MailContext): Mail[] {
	const receipts = queued.filter(({ kind }) => kind === "receipt").map((mail) => toReceipt(mail, context));
	const notices = queued.filter(({ kind }) => kind === "notice");
	// Retries failed mails one at a time, so that one rejected text blocks no other.
	const fresh = notices.filter(({ attempts }) => attempts === 0);
	const digest = fresh.length < digestSize ? [] : fresh;
	const alone = notices.filter((notice) => !digest.includes(notice)).map((notice) => toNotice(notice, context));
	return [...(digest.length > 0 ? [toDigest(digest, context)] : []), ...alone, ...receipts];
}

function toNotice(queued: QueuedMail, { siteUrl, siteName, from, notify }: MailContext): Mail {
	const { title, sender } = describe(queued);
	return {
		ids: [queued.id],
		attempts: queued.attempts,
		message: {
			to: queued.recipient ?? notify,
			replyTo: sender,
			subject: title,
			messageId: messageId(queued.kind, queued, from),
			...toBodies([toPart(queued, siteUrl)], siteName),
		},
	};
}

function toDigest(notices: QueuedMail[], { siteUrl, siteName, from, notify }: MailContext): Mail {
	return {
		ids: notices.map(({ id }) => id),
		attempts: 0,
		message: {
			to: notify,
			subject: `${notices.length} new enquiries`,
			messageId: messageId("digest", notices[0] as QueuedMail, from),
			...toBodies(
				notices.map((queued) => toPart(queued, siteUrl)),
				siteName,
			),
		},
	};
}

function toPart(queued: QueuedMail, siteUrl: string): MailPart {
	const { title, facts, text, path } = describe(queued);
	return { heading: title, facts, text, link: { label: "Open it in the admin area", url: siteUrl + path } };
}

/** Contains no text of the visitor, who may have entered another person's address. */
function toReceipt(queued: QueuedMail, { siteUrl, siteName, from }: MailContext): Mail {
	const what = queued.entity === "contacts" ? "message" : "request";
	const text = `Thank you: your ${what} has arrived, and you will get an answer by e-mail. There is nothing else to do.`;
	const parts = [{ heading: `Your ${what} has arrived`, facts: [], text, link: { label: siteName, url: siteUrl } }];
	return {
		ids: [queued.id],
		attempts: queued.attempts,
		message: {
			to: { name: "", address: describe(queued).sender.address },
			subject: `Your ${what} to ${siteName}`,
			messageId: messageId(queued.kind, queued, from),
			// Mail programs send no out-of-office reply to it (RFC 3834).
			headers: { "Auto-Submitted": "auto-replied" },
			...toBodies(parts, siteName),
		},
	};
}

/** The same for each attempt, so that mail programs show a mail only once that was sent twice. */
const messageId = (kind: string, { enquiry }: QueuedMail, { address }: Address) =>
	`<${kind}-${enquiry.id}@${address.split("@")[1]}>`;

const inOneLine = (text: string) => text.trim().replace(/\s+/g, " ");

function describe(queued: QueuedMail) {
	if (queued.entity === "contacts") {
		const { id, name, email, subject, message } = queued.enquiry;
		return {
			title: `New message: ${inOneLine(subject)}`,
			sender: { name, address: email },
			facts: [["From", `${name} <${email}>`]] as [string, string][],
			text: message,
			path: urls.admin.contact(id),
		};
	}
	const request = queued.enquiry;
	const facts: [string, string | null][] = [
		["From", `${request.client_name} <${request.client_email}>`],
		["Project", request.project_type],
		["Budget", request.budget_range],
		["Timeline", request.timeline],
		["Also", request.additional_requirements],
	];
	return {
		title: `New hire request: ${inOneLine(request.project_type)}`,
		sender: { name: request.client_name, address: request.client_email },
		facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1]?.trim())),
		text: request.project_description,
		path: urls.admin.hireRequest(request.id),
	};
}

/** A section of a mail. */
interface MailPart {
	heading: string;
	facts: [label: string, value: string][];
	/** Plain text with line breaks. */
	text: string;
	link: { label: string; url: string };
}

const toBodies = (parts: MailPart[], siteName: string) => ({ text: toText(parts, siteName), html: toHtml(parts, siteName) });

/** The plain text of a mail. */
function toText(parts: MailPart[], siteName: string): string {
	const sections = parts.map(({ heading, facts, text, link }) =>
		[heading, facts.map(([label, value]) => `${label}: ${value}`).join("\n"), text, `${link.label}: ${link.url}`]
			.filter(Boolean)
			.join("\n\n"),
	);
	return `${sections.join("\n\n----\n\n")}\n\n-- \n${siteName}\n`;
}

const serif = "Georgia, 'Times New Roman', serif";
const sans = "system-ui, -apple-system, 'Segoe UI', Arial, sans-serif";

/** The HTML of a mail, in the site's colours. Mail programs support only inline styles. */
function toHtml(parts: MailPart[], siteName: string): string {
	const sections = parts.map(
		({ heading, facts, text, link }) => `
<h2 style="margin:0 0 12px;font:600 22px/1.3 ${serif}">${escapeHtml(heading)}</h2>
${facts.map(([label, value]) => `<p style="margin:0 0 4px;color:#57534b">${label}: ${escapeHtml(value)}</p>`).join("\n")}
<p style="margin:16px 0;white-space:pre-wrap">${escapeHtml(text)}</p>
<p style="margin:0 0 32px"><a href="${escapeHtml(link.url)}" style="color:#0f6b52">${escapeHtml(link.label)}</a></p>`,
	);
	return `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;background:#fbfaf7;color:#1b1a17;font:16px/1.55 ${sans}">
<div style="max-width:600px;margin:0 auto">${sections.join("\n")}
<p style="margin:0;padding-top:16px;border-top:1px solid #e4e0d7;font:13px/1.5 ${sans};color:#6d685e">${escapeHtml(siteName)}</p>
</div></body></html>
`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] as string);
