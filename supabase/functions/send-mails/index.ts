import { createMailQueue } from "../../mailer/createMailQueue.ts";
import { createSender } from "../../mailer/createSender.ts";
import { readMailSettings } from "../../mailer/environment.ts";

/*
 * The mailer of a hosted project whose site is static files: an Edge Function. A database webhook calls it
 * for each row of `mails`, a schedule for the attempts after the first (docs/operate.md).
 */

/** New notices wait five seconds for the rest of a burst. */
const burstMs = 6_000;

const { SUPABASE_URL = "", SUPABASE_SERVICE_ROLE_KEY: serviceKey = "", SITE_URL = "", ...env } = Deno.env.toObject();
const settings = readMailSettings(env);
if (!settings || !SITE_URL) throw new Error("SMTP_URL, MAIL_FROM and SITE_URL must be set as secrets of the project.");
const queue = createMailQueue(SUPABASE_URL, serviceKey);

Deno.serve(async (request) => {
	if (!serviceKey || request.headers.get("authorization") !== `Bearer ${serviceKey}`) return new Response(null, { status: 401 });
	let [sent, failed] = [0, 0];
	const sender = createSender({
		queue,
		settings,
		siteUrl: SITE_URL,
		onAttempt: (_, failure) => (failure === null ? sent++ : failed++),
	});
	try {
		await queue.turnOn();
		while (await sender.sendDue()) {}
		await new Promise((resolve) => setTimeout(resolve, burstMs));
		while (await sender.sendDue()) {}
		return Response.json({ sent, failed });
	} finally {
		sender.close();
	}
});
