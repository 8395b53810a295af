import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** A link for a new password ends after an hour. */
const maxAgeMs = 60 * 60 * 1000;

export interface OutboxMail {
	to: string;
	subject: string;
	text: string;
}

/** Sends the mails that the backend left in its outbox, and deletes them. What failed stays. */
export async function sendOutbox(
	folder: string,
	send: (mail: OutboxMail) => Promise<void>,
	onFailure: (error: unknown) => void,
): Promise<void> {
	const names = await readdir(folder).catch(() => []);
	for (const name of names.sort()) {
		// A name that is no time is not one of the backend's.
		if (!(Date.now() - sentAt(name) < maxAgeMs)) continue;
		try {
			await send(parse(await readFile(join(folder, name), "utf8")));
			await rm(join(folder, name), { force: true });
		} catch (error) {
			onFailure(error);
		}
	}
}

/** Names begin with the time in ISO 8601, with hyphens for colons. */
const sentAt = (name: string) => Date.parse(name.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, "T$1:$2:"));

function parse(content: string): OutboxMail {
	const [, to = "", subject = "", text = ""] = /^To: (.*)\nSubject: (.*)\n\n([^]*)$/.exec(content) ?? [];
	return { to, subject, text };
}
