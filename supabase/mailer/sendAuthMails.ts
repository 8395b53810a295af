import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** A link for a new password ends after an hour. */
const maxAgeMs = 60 * 60 * 1000;

export interface OutboxMail {
	to: string;
	subject: string;
	text: string;
}

/** After this time the claiming process counts as dead; a mail server has two minutes. */
const maxClaimMs = 5 * 60 * 1000;

/**
 * Sends the mails in the backend's outbox, and deletes them; keeps a failed one. Mailers that share the
 * folder claim a mail by renaming it.
 */
export async function sendAuthMails(
	folder: string,
	send: (mail: OutboxMail) => Promise<void>,
	onFailure: (error: unknown) => void,
): Promise<void> {
	const names = await readdir(folder).catch(() => []);
	for (const found of names.sort()) {
		// A name without a time is not one of the backend's.
		if (!(Date.now() - sentAt(found) < maxAgeMs)) continue;
		const [, name = found, claimedAt = 0] = /(.*)\.(\d+)\.claim$/.exec(found) ?? [];
		if (Date.now() - Number(claimedAt) < maxClaimMs) continue;
		const claim = join(folder, `${name}.${Date.now()}.claim`);
		const isOurs = await rename(join(folder, found), claim).then(
			() => true,
			() => false,
		);
		if (!isOurs) continue;
		try {
			await send(parse(await readFile(claim, "utf8")));
			await rm(claim, { force: true });
		} catch (error) {
			await rename(claim, join(folder, name)).catch(() => {});
			onFailure(error);
		}
	}
}

/** Names begin with the time in ISO 8601, with hyphens for colons. */
const sentAt = (name: string) => Date.parse(name.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, "T$1:$2:"));

function parse(content: string): OutboxMail {
	const [, to = "", subject = "", text = ""] = /^To: (.*)\nSubject: (.*)\n\n([^]*)/.exec(content) ?? [];
	return { to, subject, text };
}
