import { parseArgs } from "node:util";
import { CommandError } from "../embedded/errors.ts";

interface Arguments {
	/** The one thing the command is about, when it was given. */
	subject: string | undefined;
	values: Record<string, string | boolean | undefined>;
}

/** Reads a command's arguments; what it does not know is refused with its usage. */
export function readArguments(args: string[], options: Record<string, { type: "string" | "boolean" }>, usage: string): Arguments {
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
		if (positionals.length <= 1) {
			return { subject: positionals[0], values: values as Arguments["values"] };
		}
	} catch {
		// Said below.
	}
	throw new CommandError(`Usage: ${usage}`);
}
