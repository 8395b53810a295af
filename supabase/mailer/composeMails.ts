import { urls } from "@site/shared-data";
import type { SendMailOptions } from "nodemailer";
import { callInvitation, composeQuoteMail, describeQuoteNotice } from "./composeQuoteMail.ts";
import type { MailingSite, QueuedMail } from "./createMailQueue.ts";
import type { Address } from "./environment.ts";
import { type MailPart, toBodies } from "./mailBodies.ts";

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
	site: MailingSite;
	from: Address;
	notify: (Address | string)[];
}

/** Notices and receipts for due mails. A visitor's text is complete and plain, and never raw in a header. */
export function composeMails(queued: QueuedMail[], context: MailContext): Mail[] {
	const toClients = queued.filter(({ kind }) => kind !== "notice");
	const receipts = toClients.map((mail) => toClient(mail, context));
	const notices = queued.filter(({ kind }) => kind === "notice");
	// Retries failed mails one at a time, so that one rejected text blocks no other.
	const fresh = notices.filter(({ attempts }) => attempts === 0);
	const digest = fresh.length < digestSize ? [] : fresh;
	const alone = notices.filter((notice) => !digest.includes(notice)).map((notice) => toNotice(notice, context));
	return [...(digest.length > 0 ? [toDigest(digest, context)] : []), ...alone, ...receipts];
}

function toNotice(queued: QueuedMail, context: MailContext): Mail {
	const { site, from, notify } = context;
	const { title, sender } = describe(queued, site);
	return {
		ids: [queued.id],
		attempts: queued.attempts,
		message: {
			to: queued.recipient ?? notify,
			replyTo: sender,
			subject: title,
			messageId: messageId(queued.kind, queued, from),
			...toBodies([toPart(queued, context)], site.name),
			...(queued.entity === "quotes" && callInvitation(queued.enquiry, context)),
		},
	};
}

function toDigest(notices: QueuedMail[], context: MailContext): Mail {
	const { site, from, notify } = context;
	return {
		ids: notices.map(({ id }) => id),
		attempts: 0,
		message: {
			to: notify,
			subject: `${notices.length} new enquiries`,
			messageId: messageId("digest", notices[0] as QueuedMail, from),
			...toBodies(
				notices.map((queued) => toPart(queued, context)),
				site.name,
			),
		},
	};
}

function toPart(queued: QueuedMail, { siteUrl, site }: MailContext): MailPart {
	const { title, facts, text, path } = describe(queued, site);
	return { heading: title, facts, text, link: { label: "Open it in the admin area", url: siteUrl + path } };
}

function toClient(queued: QueuedMail, context: MailContext): Mail {
	const message = queued.entity === "quotes" ? composeQuoteMail(queued.enquiry, context) : composeReceipt(queued, context);
	return {
		ids: [queued.id],
		attempts: queued.attempts,
		message: { messageId: messageId(queued.kind, queued, context.from), ...message },
	};
}

/** Contains no text of the visitor, who may have entered another person's address. */
function composeReceipt(queued: QueuedMail, { siteUrl, site }: MailContext): SendMailOptions {
	const what = queued.entity === "contacts" ? "message" : "request";
	const text = `Thank you: your ${what} has arrived, and you will get an answer by e-mail. There is nothing else to do.`;
	const parts = [{ heading: `Your ${what} has arrived`, facts: [], text, link: { label: site.name, url: siteUrl } }];
	return {
		to: { name: "", address: describe(queued, site).sender.address },
		subject: `Your ${what} to ${site.name}`,
		// Mail programs send no out-of-office reply to it (RFC 3834).
		headers: { "Auto-Submitted": "auto-replied" },
		...toBodies(parts, site.name),
	};
}

/** The same for each attempt, so that mail programs show a mail only once that was sent twice. */
const messageId = (kind: string, { id, entity, enquiry }: QueuedMail, { address }: Address) =>
	`<${kind}-${enquiry.id}${entity === "quotes" ? `-${id}` : ""}@${address.split("@")[1]}>`;

const inOneLine = (text: string) => text.trim().replace(/\s+/g, " ");

function describe(queued: QueuedMail, site: MailingSite) {
	if (queued.entity === "quotes") return describeQuoteNotice(queued.enquiry, site);
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
