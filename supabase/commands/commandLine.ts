import { parseArgs } from "node:util";
import { CommandError } from "../embedded/errors.ts";

/** Resolves with the exit code. */
export type Command = (args: string[], env: NodeJS.ProcessEnv) => Promise<number>;

type Options = Record<string, { type: "string" | "boolean" }>;

interface Arguments {
	/** The only positional argument. */
	subject: string | undefined;
	values: Record<string, string | boolean | undefined>;
}

/** Reads a command's arguments; throws its usage for unknown ones. */
export function readArguments(args: string[], options: Options, usage: string): Arguments {
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
		if (positionals.length <= 1) return { subject: positionals[0], values: values as Arguments["values"] };
	} catch {
		// The usage below covers every parse error.
	}
	throw new CommandError(`Usage: ${usage}`);
}

/** The same for a command that needs its positional argument. */
export function readSubject(args: string[], options: Options, usage: string): Arguments & { subject: string } {
	const { subject, values } = readArguments(args, options, usage);
	if (subject === undefined) throw new CommandError(`Usage: ${usage}`);
	return { subject, values };
}

/** Prints lines at the terminal. `console` prints nothing in a process that runs the backend. */
export function printLines(...lines: string[]): void {
	process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}
