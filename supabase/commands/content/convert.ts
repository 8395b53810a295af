import { setImmediate } from "node:timers/promises";
import { createContext, Script } from "node:vm";
import { CommandError } from "../../embedded/errors.ts";
import { type Post, Skipped, type Source } from "./sources/Post.ts";

const maxSeconds = 10;

const script = new Script("convert()");
// One for all texts: each context has its own copies of the built-in objects.
const context = createContext({});

/** Converts one text. Rejects at a time limit, because some texts take quadratic time in their depth. */
export async function convert<Result>(text: () => Result): Promise<Result> {
	try {
		context.convert = text;
		return script.runInContext(context, { timeout: maxSeconds * 1000 });
	} finally {
		// Notices connections that the server has closed before the next request.
		await setImmediate();
	}
}

/** The reason why one post or image is left out. Rethrows errors that end the whole command. */
export function toReason(error: unknown): string {
	if (error instanceof CommandError) throw error;
	const { code, message } = error as NodeJS.ErrnoException;
	if (error instanceof Skipped) return message;
	if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return `takes longer than ${maxSeconds} s to read`;
	if (error instanceof RangeError && message.includes("call stack")) return "is nested too deeply";
	return typeof code === "string" ? `cannot be read (${code})` : `cannot be read: ${String(message).split("\n")[0]}`;
}

/** Reads a source post by post; reports failed posts with the reason and continues. */
export async function readEach<Entry>(
	entries: readonly Entry[],
	nameOf: (entry: Entry) => string,
	read: (entry: Entry, name: string) => Promise<Post>,
): Promise<Pick<Source, "posts" | "unreadable">> {
	const result: Pick<Source, "posts" | "unreadable"> = { posts: [], unreadable: [] };
	for (const entry of entries) {
		const source = nameOf(entry);
		try {
			result.posts.push(await read(entry, source));
		} catch (error) {
			result.unreadable.push({ source, reason: toReason(error) });
		}
	}
	return result;
}
