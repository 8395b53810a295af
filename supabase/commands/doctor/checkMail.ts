import { type Check, type CheckedSite, requestSite } from "./requestSite.ts";

/** A mail is tried within seconds; one that waits longer has no mailer. */
const maxWaitMs = 5 * 60_000;

/** Checks whether the mail of enquiries leaves. Only the secret key reads that. */
export async function checkMail(site: CheckedSite): Promise<Check[]> {
	const { secretKey: key } = site;
	if (key === undefined) return [];
	const read = async (path: string) => (await requestSite(site, `/rest/v1/${path}`, { key })).body;
	const [settings] = rowsOf<{ is_on: boolean }>(await read("mail_settings?select=is_on"));
	if (!settings?.is_on) {
		return [{ claim: "no mail leaves this site: set SMTP_URL to get notices of messages and to send passwords", isRemark: true }];
	}
	const [oldest] = rowsOf<{ created_at: string }>(
		await read("mails?select=created_at&sent_at=is.null&attempts=eq.0&order=id&limit=1"),
	);
	const [failed] = rowsOf<{ error: string }>(
		await read("mails?select=error&kind=eq.notice&sent_at=is.null&error=not.is.null&order=id.desc&limit=1"),
	);
	const isStuck = oldest !== undefined && Date.now() - Date.parse(oldest.created_at) > maxWaitMs;
	return [
		{
			claim: "the mailer takes what is queued",
			...(isStuck && { problem: `a mail waits since ${oldest.created_at}: start the site with SMTP_URL` }),
		},
		{
			claim: "notices of messages are delivered",
			...(failed && { problem: `the last one was not (${failed.error}): mend it and press "Try again" in /admin/system` }),
		},
	];
}

const rowsOf = <Row>(body: unknown): Row[] => (Array.isArray(body) ? body : []);
