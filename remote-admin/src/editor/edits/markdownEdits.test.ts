import type { Edit, Selected } from "./edit.ts";
import { continueList, lineMarks, toCode, toggleLines, toLink, wrapSelection } from "./markdownEdits.ts";

/** "a [b] c" is a text with b selected, "a | b" one with a caret. */
function read(drawn: string): Selected {
	const start = drawn.search(/[⟦|]/);
	const end = drawn.includes("⟧") ? drawn.indexOf("⟧") - 1 : start;
	return { text: drawn.replace(/[⟦⟧|]/g, ""), start, end };
}

function draw({ text }: Selected, { from, to, insert, start, end }: Edit): string {
	const result = text.slice(0, from) + insert + text.slice(to);
	if (start === end) return `${result.slice(0, start)}|${result.slice(start)}`;
	return `${result.slice(0, start)}⟦${result.slice(start, end)}⟧${result.slice(end)}`;
}

const change = (drawn: string, edit: (selected: Selected) => Edit) => draw(read(drawn), edit(read(drawn)));

test.each([
	["a ⟦b⟧ c", "**", "a **⟦b⟧** c"],
	["a **⟦b⟧** c", "**", "a ⟦b⟧ c"],
	["a ⟦**b**⟧ c", "**", "a ⟦b⟧ c"],
	["a ⟦b ⟧c", "*", "a *⟦b⟧* c"],
	["a **⟦b⟧** c", "*", "a ***⟦b⟧*** c"],
	["a | c", "**", "a **|** c"],
	["a **|** c", "**", "a | c"],
	["a⟦ b⟧ c", "*", "a *⟦b⟧* c"],
	["a ***⟦b⟧*** c", "**", "a *⟦b⟧* c"],
	["a ***⟦b⟧*** c", "*", "a **⟦b⟧** c"],
	["***⟦b⟧* c**", "*", "**⟦b⟧ c**"],
	["a ⟦***b***⟧ c", "*", "a ⟦**b**⟧ c"],
	["⟦*a* and **b**⟧", "*", "*⟦*a* and **b**⟧*"],
	["⟦**a** and *b*⟧", "*", "*⟦**a** and *b*⟧*"],
	["**⟦b⟧ c", "**", "****⟦b⟧** c"],
	["a ⟦b⟧** c", "**", "a **⟦b⟧**** c"],
	["a `⟦b⟧` c", "*", "a `*⟦b⟧*` c"],
	["a ⟦*⟧ c", "*", "a *⟦*⟧* c"],
	["a ⟦**⟧ c", "**", "a **⟦**⟧** c"],
])("%j wrapped in %s is %j", (before, mark, after) => {
	expect(change(before, (selected) => wrapSelection(selected, mark))).toBe(after);
});

test.each([
	["see ⟦the docs⟧", "see [the docs](⟦https://⟧)"],
	["see ⟦https://kebun.example⟧", "see [|](https://kebun.example)"],
	["see |", "see [](⟦https://⟧)"],
	["see ⟦http://kebun.example⟧", "see [|](http://kebun.example)"],
	["⟦see https://kebun.example⟧", "[see https://kebun.example](⟦https://⟧)"],
	["⟦https://kebun.example is⟧", "[https://kebun.example is](⟦https://⟧)"],
])("%j as a link is %j", (before, after) => {
	expect(change(before, toLink)).toBe(after);
});

test.each([
	["call ⟦run()⟧ now", "call `⟦run()⟧` now"],
	["⟦one\ntwo⟧", "```|\none\ntwo\n```"],
	["text\n⟦one\ntwo⟧\ntext", "text\n```|\none\ntwo\n```\ntext"],
	["text ⟦one\ntwo⟧ text", "text \n\n```|\none\ntwo\n```\n\n text"],
])("%j as code is %j", (before, after) => {
	expect(change(before, toCode)).toBe(after);
});

test.each([
	["list", "on|e", "- on|e"],
	["list", "- on|e", "on|e"],
	["list", "⟦one\ntwo⟧", "⟦- one\n- two⟧"],
	["list", "⟦one\n\ntwo\n⟧three", "⟦- one\n\n- two⟧\nthree"],
	["numbered", "⟦one\n- two⟧", "⟦1. one\n2. two⟧"],
	["heading", "# on|e", "## on|e"],
	["heading", "a\n## |", "a\n|"],
	["quote", "⟦one\ntwo⟧", "⟦> one\n> two⟧"],
	["list", "one|\ntwo", "- one|\ntwo"],
	["list", "one\n|two", "one\n- |two"],
	["list", "|\ntwo", "- |\ntwo"],
	["list", "⟦one⟧\ntwo", "⟦- one⟧\ntwo"],
	["list", "⟦- one\n\n- two⟧", "⟦one\n\ntwo⟧"],
	["list", "- one\n  - two|", "- one\n  two|"],
	["list", "  1. on|e", "  - on|e"],
	["list", "10. on|e", "- on|e"],
	["list", "### on|e", "- on|e"],
	["list", "- [x] on|e", "- on|e"],
	["list", "a - b|", "- a - b|"],
	["numbered", "- [x] one|", "1. one|"],
	["numbered", "10. on|e", "on|e"],
	["numbered", "since 2020. b|", "1. since 2020. b|"],
	["numbered", "⟦- a\n   - b\n   - c\n- d\n   - e⟧", "⟦1. a\n   1. b\n   2. c\n2. d\n   1. e⟧"],
	["heading", "a ## b|", "## a ## b|"],
	["quote", "a > b|", "> a > b|"],
] as const)("as a %s %j is %j", (kind, before, after) => {
	expect(change(before, (selected) => toggleLines(selected, lineMarks[kind]))).toBe(after);
});

test.each([
	["- one|", "- one\n- |"],
	["  9. one|", "  9. one\n  10. |"],
	["- [x] one|", "- [x] one\n- [ ] |"],
	["> one|", "> one\n> |"],
	["- one\n- |", "- one\n|"],
	["- o|ne", "- o\n- |ne"],
	["- |one", "- \n- |one"],
	["- one|\ntwo", "- one\n- |\ntwo"],
	["- one\n- |\ntwo", "- one\n|\ntwo"],
	["- one\n- | ", "- one\n| "],
	["19. one|", "19. one\n20. |"],
])("Enter in %j makes %j", (before, after) => {
	expect(change(before, (selected) => continueList(selected) as Edit)).toBe(after);
});

test.each(["plain|", "-no list|", "a - b|", "- ⟦one⟧"])("Enter in %j is the browser's", (before) => {
	expect(continueList(read(before))).toBeNull();
});
