import { applyEdit, insertBlock, movedOffset, selectedIn } from "./edit.ts";

afterEach(() => {
	document.body.replaceChildren();
	Reflect.deleteProperty(document, "execCommand");
});

/** "a⟦b⟧c" is a text box with b selected, "a|b" one with a caret. */
function open(drawn: string): HTMLTextAreaElement {
	const box = document.createElement("textarea");
	const [start = 0, end = start + 1] = [...drawn.matchAll(/[⟦⟧|]/g)].map(({ index }) => index);
	box.value = drawn.replace(/[⟦⟧|]/g, "");
	document.body.append(box);
	box.setSelectionRange(start, end - 1);
	return box;
}

function draw(box: HTMLTextAreaElement): string {
	const { text, start, end } = selectedIn(box);
	const selected = text.slice(start, end);
	return text.slice(0, start) + (selected === "" ? "|" : `⟦${selected}⟧`) + text.slice(end);
}

/** jsdom has no commands: types into the focused box as a browser does, and returns the commands. */
function typeAsBrowser(): string[] {
	const commands: string[] = [];
	document.execCommand = (command, _, text = "") => {
		const box = document.activeElement as HTMLTextAreaElement;
		box.setRangeText(text, box.selectionStart, box.selectionEnd, "end");
		return commands.push(command) > 0;
	};
	return commands;
}

test.each([
	["a short text", ["insertText"], "x", 2],
	["a text of 4,999 characters", ["insertText"], "x".repeat(4_999), 2],
	["a text of 5,000 characters", [], "x".repeat(5_000), 2],
	["a removal", ["delete"], "", 2],
	["no change", [], "", 1],
])("%s is typed by the browser's commands %j", (_, expected, insert, to) => {
	const commands = typeAsBrowser();
	const box = open("|abc");
	applyEdit(box, { from: 1, to, insert, start: 1, end: 2 });
	expect(selectedIn(box)).toEqual({ text: `a${insert}${"abc".slice(to)}`, start: 1, end: 2 });
	expect(commands).toEqual(expected);
});

test.each([
	["a browser without commands", () => {}],
	["a box without focus", (box: HTMLTextAreaElement) => typeAsBrowser() && (box.disabled = true)],
])("%s gets the text and an input event that its form hears", (_, prepare) => {
	const box = open("|abc");
	prepare(box);
	const onInput = jest.fn();
	document.body.addEventListener("input", onInput, { once: true });
	applyEdit(box, { from: 1, to: 2, insert: "xyz", start: 2, end: 3 });
	expect(draw(box)).toBe("ax⟦y⟧zc");
	expect(onInput).toHaveBeenCalledTimes(1);
});

test.each([
	["|", 0, "#|"],
	["|one", 0, "#\n\n|one"],
	["one|", 3, "one\n\n#|"],
	["o⟦ne tw⟧o", 3, "o⟦ne\n\n#\n\n tw⟧o"],
	["one|\ntwo", 3, "one\n\n#|\ntwo"],
	["on|e\ntwo", 4, "on|e\n#\n\ntwo"],
])("a block in %j at %d makes %j", (before, at, after) => {
	const box = open(before);
	insertBlock(box, at, "#");
	expect(draw(box)).toBe(after);
});

test("an inserted block leaves the focus where it is", () => {
	const box = open("one|");
	const button = document.body.appendChild(document.createElement("button"));
	button.focus();
	insertBlock(box, 3, "#");
	expect(button).toHaveFocus();
});

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
