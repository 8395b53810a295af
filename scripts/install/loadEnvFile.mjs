import { existsSync } from "node:fs";

/**
 * Reads variables from the file named by ENV_FILE, or from `defaultFile` when it exists. Existing variables
 * have priority; an empty ENV_FILE reads nothing. Ends the process when the file cannot be read.
 */
export function loadEnvFile(defaultFile) {
	const file = process.env.ENV_FILE ?? (existsSync(defaultFile) ? defaultFile : "");
	if (!file) return;
	try {
		process.loadEnvFile(file);
	} catch (error) {
		console.error(`The variables of ${file} cannot be read: ${error.message}`);
		process.exit(1);
	}
}
