import { createTransport, type SendMailOptions } from "nodemailer";
import { composeMails, type Mail } from "./composeMails.ts";
import type { MailSettings } from "./environment.ts";
import type { MailQueue } from "./queue.ts";

/** How long a mail server may be silent; below the first pause between two attempts, which is two minutes. */
const smtpTimeoutMs = 30_000;

interface Options {
	queue: MailQueue;
	settings: MailSettings;
	siteUrl: string;
	/** Shown when the profile has no name. */
	siteName: string;
	/** Called after each attempt, with the rows of the queue. */
	onAttempt: (ids: number[], isSent: boolean) => void;
}

/** Sends what is queued, over two connections that stay open until `close`. */
export function createSender({ queue, settings, siteUrl, siteName, onAttempt }: Options) {
	const transport = createTransport(
		{
			url: settings.smtpUrl,
			pool: true,
			maxConnections: 2,
			connectionTimeout: smtpTimeoutMs,
			greetingTimeout: smtpTimeoutMs,
			socketTimeout: smtpTimeoutMs,
		},
		{ from: settings.from, disableFileAccess: true, disableUrlAccess: true },
	);

	async function attempt({ ids, message }: Mail) {
		const failure = await transport.sendMail(message).then(
			() => null,
			(error: Error) => error.message,
		);
		if (failure === null) await queue.markSent(ids);
		else await queue.markFailed(ids, failure);
		onAttempt(ids, failure === null);
	}

	return {
		/** Sends one batch; resolves with whether there was one. */
		async sendDue(): Promise<boolean> {
			const due = await queue.claim();
			if (due.length === 0) return false;
			const notify = settings.notify.length > 0 ? settings.notify : await queue.adminEmails();
			const letterhead = { siteUrl, siteName: (await queue.siteName()) || siteName, from: settings.from, notify };
			await Promise.all(composeMails(due, letterhead).map(attempt));
			return true;
		},
		/** Sends one mail that is in no queue; rejects when the server refuses it. */
		async send(message: SendMailOptions): Promise<void> {
			await transport.sendMail(message);
		},
		close: () => transport.close(),
	};
}
