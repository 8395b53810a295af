import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
	from: string;
	to: string[];
	/** Unfolded, by name in lower case. */
	headers: Record<string, string>;
	/** The message without its quoted-printable encoding. */
	text: string;
}

interface Options {
	/** Throws to refuse the mail of this number, which counts from 1. */
	onMail?: (number: number, text: string) => void | Promise<void>;
	onRecipient?: (address: string) => void;
}

/** A mail server on a free port that keeps what it accepts. */
export async function startSmtpServer({ onMail = () => {}, onRecipient = () => {} }: Options = {}) {
	const received: ReceivedMail[] = [];
	let attempts = 0;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		onRcptTo({ address }, _session, done) {
			void attempt(() => onRecipient(address), done);
		},
		onData(stream, { envelope }, done) {
			const receive = async () => {
				const raw = await text(stream);
				await onMail(++attempts, decode(raw));
				const from = envelope.mailFrom ? envelope.mailFrom.address : "";
				received.push({ from, to: envelope.rcptTo.map(({ address }) => address), headers: headersOf(raw), text: decode(raw) });
			};
			void attempt(receive, done);
		},
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		stop: () => new Promise<void>((resolve) => server.close(resolve)),
	};
}

/** Tells the server how the work ended, by its callback. */
async function attempt(work: () => void | Promise<void>, done: (error?: Error | null) => void): Promise<void> {
	let refusal: Error | null = null;
	try {
		await work();
	} catch (error) {
		refusal = error as Error;
	}
	done(refusal);
}

const decode = (raw: string) =>
	raw.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

function headersOf(raw: string): Record<string, string> {
	const [head = ""] = raw.split("\r\n\r\n", 1);
	const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
	return Object.fromEntries(
		lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
	);
}
