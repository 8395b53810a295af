import { describeError } from "../embedded/errors.ts";
import { createMailQueue } from "./createMailQueue.ts";
import { readMailSettings } from "./environment.ts";
import { log, runMailer } from "./runMailer.ts";

// The mailer's process: a mail server that hangs delays neither the site nor the backend.
process.once("uncaughtException", (error) => {
	log.fatal({ reason: describeError(error) }, "The mailer ends.");
	process.exit(1);
});
const stopped = new AbortController();
const stop = () => stopped.abort();
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
// The supervising process has ended.
process.on("disconnect", stop);

const { BACKEND_URL = "", BACKEND_SECRET_KEY = "", SITE_URL = "", MAIL_OUTBOX } = process.env;
const settings = readMailSettings(process.env);
if (!settings) throw new Error("SMTP_URL is missing.");
process.send?.({ type: "ready" });
log.info("The mailer runs.");
await runMailer({
	queue: createMailQueue(BACKEND_URL, BACKEND_SECRET_KEY),
	settings,
	siteUrl: SITE_URL,
	outbox: MAIL_OUTBOX,
	signal: stopped.signal,
});
process.exit(0);
