import { formatAmount } from "@site/shared-data/amounts";
import { formatDayIn } from "@site/shared-data/dates";
import { formatCallTime, quotePaths, quoteWord } from "@site/shared-data/quotes";
import { createCallFile } from "@site/shared-data/quotes/call";
import type { SendMailOptions } from "nodemailer";
import type { MailingSite, QueuedQuote } from "./createMailQueue.ts";
import type { Address } from "./environment.ts";
import { toBodies } from "./mailBodies.ts";

type Step = NonNullable<QueuedQuote["event"]>;

/** The words of an admin's notice, after the quote's number. */
const steps: Record<Step, string> = {
	opened: "opened",
	accepted: "accepted",
	declined: "declined",
	taken_back: "taken back",
	ending: "ends soon",
};

const texts = {
	en: {
		sent: "here is the quote. Read it, ask, accept or decline on its page; there is no account to make.",
		read: "Read the quote",
		until: "Valid until",
		total: "Total",
		call: "Our call",
		accepted: "You accepted this quote. Thank you.",
		declined: "You declined this quote. Thank you for the answer.",
		taken_back: "You took your answer back. The quote waits for a new one until its last day.",
	},
	id: {
		sent: "ini penawarannya. Baca, tanyakan, setujui, atau tolak di halamannya; tanpa membuat akun.",
		read: "Baca penawaran",
		until: "Berlaku sampai",
		total: "Total",
		call: "Telepon kita",
		accepted: "Anda menyetujui penawaran ini. Terima kasih.",
		declined: "Anda menolak penawaran ini. Terima kasih atas jawabannya.",
		taken_back: "Anda menarik kembali jawaban Anda. Penawaran menunggu jawaban baru sampai hari terakhirnya.",
	},
};

const numberOf = ({ number, revision }: Pick<QueuedQuote, "number" | "revision">) => `${number ?? ""}${revision}`;

/** The admin's notice about a quote. */
export function describeQuoteNotice(quote: QueuedQuote, { money, timeZone }: MailingSite) {
	const step = quote.event ?? "opened";
	const facts: [string, string | null][] = [
		["Client", `${quote.client_name} <${quote.client_email}>`],
		["Total", formatAmount(quote.total, { ...money, currency: quote.currency })],
		["Valid until", formatDayIn("en", quote.valid_until)],
		["Signed by", quote.accepted_name],
		["Call", quote.chosen_time && formatCallTime(quote.chosen_time, "en", timeZone)],
	];
	return {
		title: `Quote ${numberOf(quote)} ${steps[step]}`,
		sender: { name: quote.client_name, address: quote.client_email },
		facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
		text: [quote.title, quote.answer_note].filter(Boolean).join("\n\n"),
		path: quotePaths.quote(quote.id),
	};
}

/** The mail to the client: the quote with its link, or the receipt of an answer. */
export function composeQuoteMail(
	quote: QueuedQuote,
	{ siteUrl, site, from }: { siteUrl: string; site: MailingSite; from: Address },
): SendMailOptions {
	const { language } = quote;
	const words = texts[language];
	const number = numberOf(quote);
	const step = quote.event;
	const facts: [string, string][] = [[words.total, formatAmount(quote.total, { ...site.money, currency: quote.currency })]];
	if (!step) facts.push([words.until, formatDayIn(language, quote.valid_until)]);
	if (quote.chosen_time) facts.push([words.call, formatCallTime(quote.chosen_time, language, site.timeZone)]);
	const text = step === null ? `${quote.client_name}, ${words.sent}` : words[step as "accepted"];
	const url = quote.token ? siteUrl + quotePaths.document(quote.token) : siteUrl;
	const part = { heading: quote.title, facts, text, link: { label: quote.token ? words.read : site.name, url } };
	return {
		to: { name: quote.client_name, address: quote.client_email },
		subject: `${quoteWord[language]} ${number}: ${quote.title}`,
		...(step && { headers: { "Auto-Submitted": "auto-replied" } }),
		...toBodies([part], site.name, language),
		...callInvitation(quote, { siteUrl, site, from }),
	};
}

/** The invitation to the chosen call, for the client and the admin. */
export function callInvitation(
	quote: QueuedQuote,
	{ siteUrl, site, from }: { siteUrl: string; site: MailingSite; from: Address },
): Pick<SendMailOptions, "icalEvent"> {
	if (quote.event !== "accepted" || !quote.chosen_time || !quote.answered_at) return {};
	const content = createCallFile(
		{
			number: numberOf(quote),
			title: quote.title,
			language: quote.language,
			chosenTime: quote.chosen_time,
			answeredAt: new Date(quote.answered_at),
			clientName: quote.client_name,
			clientEmail: quote.client_email,
		},
		{ owner: site.name, host: new URL(siteUrl).host, organizer: from.address },
	);
	return { icalEvent: { method: "REQUEST", content } };
}
