import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFileDurably } from "@site/shared-data/files";
import { StartError } from "../errors.ts";

/** The secrets of this installation. */
export interface Secrets {
	jwtSecret: string;
	publishableKey: string;
	secretKey: string;
}

export const secretsFile = (dataDir: string) => join(dataDir, "secrets.json");

/** Reads the installation's secrets, or generates them on the first start. */
export async function loadOrCreateSecrets(dataDir: string): Promise<Secrets> {
	const path = secretsFile(dataDir);
	if (existsSync(path)) return readSecrets(path);
	// Loaded for a first start only: the launcher reads the secrets too.
	const { generateApiKey } = await import("@supabase/lite");
	const secrets: Secrets = {
		jwtSecret: randomBytes(48).toString("base64url"),
		publishableKey: (await generateApiKey("publishable")).key,
		secretKey: (await generateApiKey("secret")).key,
	};
	await writeFileDurably(path, `${JSON.stringify(secrets, null, "\t")}\n`, { mode: 0o600 });
	return secrets;
}

function readSecrets(path: string): Secrets {
	try {
		const { jwtSecret, publishableKey, secretKey } = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
		if (isSecret(jwtSecret) && isSecret(publishableKey) && isSecret(secretKey)) {
			return { jwtSecret, publishableKey, secretKey };
		}
	} catch {
		// The sentence below covers every way in which the file can be broken.
	}
	throw new StartError(`${path} is damaged; restore it from a backup, or remove it to make new keys, which signs everybody out.`);
}

const isSecret = (value: unknown): value is string => typeof value === "string" && value.length >= 32;
