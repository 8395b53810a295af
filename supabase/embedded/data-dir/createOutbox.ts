import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";
import type { EmailDriver } from "@supabase/lite";

/** Any caller can request a recovery mail, so the folder is bounded. */
const maxMails = 20;

/** Writes the backend's mail (a forgotten password) into a private folder and keeps the last twenty. */
export function createOutbox(directory: string): EmailDriver {
	return {
		async send({ to, subject, text }) {
			await mkdir(directory, { recursive: true, mode: 0o700 });
			const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.txt`;
			// Removes the oldest before writing: the new name may be the oldest if the clock was set back.
			const mails = (await readdir(directory)).filter((other) => /^\d{4}-.*\.txt$/.test(other));
			const others = mails.sort().slice(0, 1 - maxMails);
			await Promise.all(others.map((other) => rm(join(directory, other), { force: true })));
			await writeFileDurably(join(directory, name), `To: ${to}\nSubject: ${subject}\n\n${text ?? ""}\n`, { mode: 0o600 });
		},
	};
}
