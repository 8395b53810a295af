import type { HostedProject } from "../hostedProject.ts";
import { type Check, check, parseJson, readUrl } from "./check.ts";

/** Mails are sent within seconds; one that is overdue for longer has no mailer. */
const maxWaitMs = 5 * 60_000;
/** How long a mailer may hold a mail before it begins to send it. */
const claimMs = 5 * 60_000;
/** /admin/system shows failures for the same time. */
const shownMs = 30 * 24 * 60 * 60_000;

/** Checks whether enquiry mail is sent, which only the secret key may read. */
export async function checkMail({ url, secretKey: apikey }: Pick<HostedProject, "url" | "secretKey">): Promise<Check[]> {
	if (apikey === undefined) return [{ claim: "whether mail leaves is only seen with SUPABASE_SECRET_KEY", isRemark: true }];
	const read = (path: string) => readUrl(`${url}/rest/v1/${path}`, { apikey });
	const since = new Date(Date.now() - shownMs).toISOString();
	const answers = await Promise.all([
		read("mail_settings?select=is_on"),
		read("mails?select=next_attempt_at&sent_at=is.null&next_attempt_at=not.is.null&order=next_attempt_at&limit=1"),
		read("mails?select=created_at&attempts=eq.0&next_attempt_at=not.is.null&order=created_at&limit=1"),
		read(
			`mails?select=error&kind=eq.notice&sent_at=is.null&or=(error.not.is.null,next_attempt_at.is.null)&created_at=gt.${since}&order=id.desc&limit=1`,
		),
	]);
	const refusal = answers.find(({ status }) => status !== 200);
	if (refusal) {
		const said = `${refusal.status || "no answer"} ${parseJson<{ message: string }>(refusal).message ?? ""}`.trim();
		return [check("the mail queue can be read", true, `${said}: look at the secret key and the migrations`)];
	}
	const [[settings], [next], [untried], [failed]] = answers.map(({ bytes }) => JSON.parse(bytes.toString())) as [
		{ is_on: boolean }[],
		{ next_attempt_at: string }[],
		{ created_at: string }[],
		{ error: string | null }[],
	];
	if (!settings?.is_on) {
		return [{ claim: "no mail leaves this site: set SMTP_URL to get notices of messages and to send passwords", isRemark: true }];
	}
	// A mailer that repeatedly claims a mail without beginning it postpones its time.
	const dueTimes = [next?.next_attempt_at, untried && Date.parse(untried.created_at) + claimMs];
	const dueAt = Math.min(Date.now(), ...dueTimes.flatMap((time) => (time ? new Date(time).getTime() : [])));
	return [
		check(
			"the mailer sends queued mail",
			Date.now() - dueAt > maxWaitMs,
			`a mail is due since ${new Date(dueAt).toISOString()}: start the site with SMTP_URL, or look at the Edge Function`,
		),
		check(
			"notices of messages are delivered",
			failed !== undefined,
			`the last one was not (${failed?.error ?? "the mailer ended"}): correct it, then press "Try again" in /admin/system`,
		),
	];
}
