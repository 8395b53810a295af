import { movedOffset } from "./edit.ts";

test.each([
	["text typed before it", "ab|cd", "xab|cd"],
	["text typed at it, which follows it", "ab|cd", "ab|xcd"],
	["text typed behind it", "ab|cd", "ab|cxd"],
	["a removal before it", "ab|cd", "b|cd"],
	["a removal across it", "abc|def", "|f"],
	["an empty text", "ab|cd", "|"],
])("an offset stays with its text after %s", (_, before, after) => {
	expect(movedOffset(before.indexOf("|"), before.replace("|", ""), after.replace("|", ""))).toBe(after.indexOf("|"));
});

test("an offset is pushed by what is inserted at it", () => {
	expect(movedOffset(2, "abcd", "abxcd", true)).toBe(3);
});
