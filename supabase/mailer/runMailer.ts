import { setTimeout as sleep } from "node:timers/promises";
import { createLogger } from "@site/shared-data/log";
import { describeError } from "../embedded/errors.ts";
import type { MailQueue } from "./createMailQueue.ts";
import { createSender } from "./createSender.ts";
import type { MailSettings } from "./environment.ts";
import { sendAuthMails } from "./sendAuthMails.ts";

/** Logs rows of the queue, never an address or a text: a mail server's response may contain the recipient. */
export const log = createLogger("mailer");

/** How often the queue is read. */
const intervalMs = 2_000;
/** The pause between two attempts at the outbox. */
const outboxPauseMs = 60_000;

interface Options {
	queue: MailQueue;
	settings: MailSettings;
	siteUrl: string;
	/** The folder of the embedded backend's own mail. */
	outbox: string | undefined;
	signal: AbortSignal;
}

/** Sends queued mails until `signal` aborts. Never rejects: failed mails are retried later. */
export async function runMailer({ queue, outbox, signal, ...options }: Options): Promise<void> {
	const sender = createSender({
		...options,
		queue,
		signal,
		onAttempt: (mails, failure) => log.info({ mails, sent: failure === null }, "mail"),
	});
	let isOn = false;
	let nextOutboxAt = 0;
	while (!signal.aborted) {
		try {
			if (!isOn) await queue.turnOn();
			isOn = true;
			while (!signal.aborted && (await sender.sendDue())) {}
		} catch (error) {
			log.warn({ reason: describeError(error as Error) }, "The mail queue could not be read.");
		}
		if (outbox && performance.now() >= nextOutboxAt) {
			const onFailure = (error: unknown) => {
				nextOutboxAt = performance.now() + outboxPauseMs;
				log.warn({ reason: describeError(error as Error) }, "A mail of the backend could not be sent; it is kept in the outbox.");
			};
			await sendAuthMails(outbox, sender.send, onFailure);
		}
		await sleep(intervalMs, undefined, { signal }).catch(() => {});
	}
	sender.close();
}
