import { urls } from "@site/shared-data";
import type { SendMailOptions } from "nodemailer";
import type { Address } from "./environment.ts";
import { toHtml, toText } from "./mailText.ts";
import type { QueuedMail } from "./queue.ts";

/** From this many on, notices that are due together are one mail. */
const digestSize = 10;

/** One mail to send, for one or more rows of the queue. */
export interface Mail {
	ids: number[];
	message: SendMailOptions;
}

export interface MailContext {
	siteUrl: string;
	siteName: string;
	from: Address;
	notify: (Address | string)[];
}

/** Notices and receipts for what is due. A visitor's text is whole and plain, and in no header as it is. */
export function composeMails(queued: QueuedMail[], context: MailContext): Mail[] {
	const receipts = queued.filter(({ kind }) => kind === "receipt").map((mail) => toReceipt(mail, context));
	const notices = queued.filter(({ kind }) => kind === "notice");
	// What has failed goes alone, so that one text that a server refuses holds up no other.
	const fresh = notices.filter(({ attempts }) => attempts === 1);
	const digest = fresh.length < digestSize ? [] : fresh;
	const alone = notices.filter((notice) => !digest.includes(notice)).map((notice) => toNotice(notice, context));
	return [...(digest.length > 0 ? [toDigest(digest, context)] : []), ...alone, ...receipts];
}

function toNotice(queued: QueuedMail, { siteUrl, siteName, from, notify }: MailContext): Mail {
	const { title, sender, facts, text, path } = describe(queued);
	const parts = [{ heading: title, facts, text, link: { label: "Open it in the admin area", url: siteUrl + path } }];
	return {
		ids: [queued.id],
		message: {
			to: queued.recipient ?? notify,
			replyTo: sender,
			subject: title,
			messageId: messageId(queued.kind, queued, from),
			text: toText(parts, siteName),
			html: toHtml(parts, siteName),
		},
	};
}

function toDigest(notices: QueuedMail[], { siteUrl, siteName, from, notify }: MailContext): Mail {
	const parts = notices.map((queued) => {
		const { title, facts, text, path } = describe(queued);
		return { heading: title, facts, text, link: { label: "Open it in the admin area", url: siteUrl + path } };
	});
	return {
		ids: notices.map(({ id }) => id),
		message: {
			to: notify,
			subject: `${notices.length} new enquiries`,
			messageId: messageId("digest", notices[0] as QueuedMail, from),
			text: toText(parts, siteName),
			html: toHtml(parts, siteName),
		},
	};
}

/** Says nothing that the visitor wrote: whoever enters another's address must not write to it. */
function toReceipt(queued: QueuedMail, { siteUrl, siteName, from }: MailContext): Mail {
	const what = queued.entity === "contacts" ? "message" : "request";
	const text = `Thank you: your ${what} has arrived, and you will get an answer by e-mail. There is nothing else to do.`;
	const parts = [{ heading: `Your ${what} has arrived`, facts: [], text, link: { label: siteName, url: siteUrl } }];
	return {
		ids: [queued.id],
		message: {
			to: { name: "", address: describe(queued).sender.address },
			subject: `Your ${what} to ${siteName}`,
			messageId: messageId(queued.kind, queued, from),
			// Mail programs send no out-of-office note back (RFC 3834).
			headers: { "Auto-Submitted": "auto-replied" },
			text: toText(parts, siteName),
			html: toHtml(parts, siteName),
		},
	};
}

/** The same for each attempt, so that mail programs show a mail that was sent twice once. */
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
