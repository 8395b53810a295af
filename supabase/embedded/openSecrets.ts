import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateApiKey } from "@supabase/lite";
import { StartFailure } from "./StartFailure.ts";

/** What only this installation knows. */
export interface Secrets {
	jwtSecret: string;
	publishableKey: string;
	secretKey: string;
}

/** Reads the installation's secrets, or makes them on the first start. */
export async function openSecrets(dataDir: string): Promise<Secrets> {
	const path = join(dataDir, "secrets.json");
	if (existsSync(path)) {
		return readSecrets(path);
	}
	const secrets: Secrets = {
		jwtSecret: randomBytes(48).toString("base64url"),
		publishableKey: (await generateApiKey("publishable")).key,
		secretKey: (await generateApiKey("secret")).key,
	};
	// Renamed into place, so a start that is killed half-way leaves no half file.
	writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, "\t")}\n`, { mode: 0o600 });
	renameSync(`${path}.new`, path);
	return secrets;
}

function readSecrets(path: string): Secrets {
	try {
		const { jwtSecret, publishableKey, secretKey } = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
		if (isSecret(jwtSecret) && isSecret(publishableKey) && isSecret(secretKey)) {
			return { jwtSecret, publishableKey, secretKey };
		}
	} catch {
		// The sentence below says the same for every way a file can be broken.
	}
	throw new StartFailure(
		`${path} is damaged; restore it from a backup, or remove it to make new keys, which signs everybody out.`,
	);
}

function isSecret(value: unknown): value is string {
	return typeof value === "string" && value.length >= 32;
}
