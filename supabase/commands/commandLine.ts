import { parseArgs } from "node:util";
import { CommandError } from "../embedded/errors.ts";

interface Arguments {
	/** The only positional argument. */
	subject: string | undefined;
	values: Record<string, string | boolean | undefined>;
}

/** Reads a command's arguments; unknown ones throw its usage. */
export function readArguments(args: string[], options: Record<string, { type: "string" | "boolean" }>, usage: string): Arguments {
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
		if (positionals.length <= 1) {
			return { subject: positionals[0], values: values as Arguments["values"] };
		}
	} catch {
		// The error below says it.
	}
	throw new CommandError(`Usage: ${usage}`);
}

/**
 * Prints lines at the terminal, without `console`, which prints nothing in a process that runs the backend.
 */
export function say(...lines: string[]): void {
	process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}
