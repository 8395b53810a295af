import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EmailDriver } from "@supabase/lite";

/** Mail of this machine's own backend (a forgotten password) goes into a folder that only its user can read. */
export function createOutbox(directory: string): EmailDriver {
	return {
		async send({ to, subject, text }) {
			await mkdir(directory, { recursive: true, mode: 0o700 });
			const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.txt`;
			await writeFile(join(directory, name), `To: ${to}\nSubject: ${subject}\n\n${text ?? ""}\n`, { mode: 0o600 });
		},
	};
}
