import { setTimeout as sleep } from "node:timers/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import { composeMails, type Mail } from "./composeMails.ts";
import type { MailQueue } from "./createMailQueue.ts";
import type { MailSettings } from "./environment.ts";

const connections = 2;
/** How long a mail server may be silent. */
const smtpTimeoutMs = 30_000;
/** A claimed mail is begun within this time or skipped, and is due again five minutes after its claim. */
const claimMs = 60_000;
/** The interval and the duration of retries when the result of an attempt is stored. */
const markPauseMs = 2_000;
const markAttempts = 30;

interface Options {
	queue: MailQueue;
	settings: MailSettings;
	siteUrl: string;
	/** Called after each attempt, with the rows of the queue and the mail server's refusal. */
	onAttempt: (ids: number[], failure: string | null) => void;
	/** Once it aborts no further mail is begun. */
	signal?: AbortSignal;
}

/** Sends queued mails, over two connections that stay open until `close`. */
export function createSender({ queue, settings, siteUrl, onAttempt, signal }: Options) {
	const transport = createTransport(
		{
			url: settings.smtpUrl,
			pool: true,
			maxConnections: connections,
			connectionTimeout: smtpTimeoutMs,
			greetingTimeout: smtpTimeoutMs,
			socketTimeout: smtpTimeoutMs,
		},
		{ from: settings.from, disableFileAccess: true, disableUrlAccess: true },
	);

	/** Sends the mails one after another, until their claim ends. */
	async function sendEach(mails: Iterator<Mail>, endsAt: number) {
		for (;;) {
			if (signal?.aborted || performance.now() > endsAt) return;
			const { value, done } = mails.next();
			if (done) return;
			await attempt(value);
		}
	}

	async function attempt({ ids, attempts, message }: Mail) {
		if ((await queue.begin(ids, attempts)).length === 0) return;
		const { failure, refused } = await transport.sendMail(message).then(
			({ rejected = [], rejectedErrors = [] }) => ({
				failure: rejected.length > 0 ? String(rejectedErrors[0]?.message ?? "refused") : null,
				refused: rejected,
			}),
			(error: Error) => ({ failure: error.message, refused: undefined }),
		);
		await store(() => (failure === null ? queue.markSent(ids) : queue.markFailed(ids, failure, refused)));
		onAttempt(ids, failure);
	}

	/** A mail without a stored result is sent again, so this waits for a backend that restarts. */
	async function store(write: () => Promise<unknown>) {
		for (let attempts = 1; ; attempts++) {
			try {
				await write();
				return;
			} catch (error) {
				if (signal?.aborted || attempts === markAttempts) throw error;
				await sleep(markPauseMs);
			}
		}
	}

	return {
		/** Sends one batch; resolves with whether there was one. */
		async sendDue(): Promise<boolean> {
			const endsAt = performance.now() + claimMs;
			const due = await queue.claim();
			if (due.length === 0) return false;
			const notify = settings.notify.length > 0 ? settings.notify : await queue.adminEmails();
			const context = { siteUrl, site: await queue.site(), from: settings.from, notify };
			const mails = composeMails(due, context).values();
			await Promise.all(Array.from({ length: connections }, () => sendEach(mails, endsAt)));
			return true;
		},
		/** Sends one mail outside of the queue; rejects when the server refuses it. */
		async send(message: SendMailOptions): Promise<void> {
			await transport.sendMail(message);
		},
		close: () => transport.close(),
	};
}
