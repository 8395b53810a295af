import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { convert, toReason } from "../../commands/content/convert.ts";
import { Skipped } from "../../commands/content/sources/Post.ts";
import { CommandError } from "../../embedded/errors.ts";

const nest = (): number => 1 + nest();
const fail = (error: Error) => () => {
	throw error;
};

test.each<[text: string, read: () => unknown, reason: string]>([
	["without a title", fail(new Skipped("has no title")), "has no title"],
	["that takes too long", () => runInNewContext("for (;;);", {}, { timeout: 1 }), "takes longer than 10 s to read"],
	["in too many lists", nest, "is nested too deeply"],
	["with a length that is no number", () => Array(-1), "cannot be read: Invalid array length"],
	["about call stacks", fail(new Error("call stack: none")), "cannot be read: call stack: none"],
	["that is gone", () => readFileSync("/none/tea.md"), "cannot be read (ENOENT)"],
	["with several faults", fail(new Error("one\ntwo")), "cannot be read: one"],
])("a text %s is left out with this reason", async (_text, read, reason) => {
	expect(await convert(read).catch(toReason)).toBe(reason);
});

test("an error of the command ends it", () => {
	expect(() => toReason(new CommandError("The site is full."))).toThrow(CommandError);
});
