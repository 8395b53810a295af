import { readFileSync, statSync } from "node:fs";
import { parseRegistry } from "../../src/remotes/parseRegistry.ts";
import type { Registry } from "../../src/remotes/Registry.ts";

/**
 * Reads the registry as it stands on disk now: again when the file was replaced, so that a publish needs no restart. One that cannot be read later on is told
 * once, and the last good one stays in force; at the start it is an error.
 */
export function registryReader(file: string): () => Registry {
	let seen = stampOf(file);
	let registry = parse(file);
	return () => {
		const stamp = stampOf(file);
		if (stamp === seen) return registry;
		seen = stamp;
		try {
			registry = parse(file);
		} catch (error) {
			console.error(`${file} cannot be read; what was in force stays so.`, error);
		}
		return registry;
	};
}

function parse(file: string) {
	return parseRegistry(JSON.parse(readFileSync(file, "utf8")));
}

/** A replaced file is another file, even within the clock's resolution. */
function stampOf(file: string) {
	const found = statSync(file, { throwIfNoEntry: false });
	return found && `${found.ino} ${found.mtimeMs} ${found.size}`;
}
