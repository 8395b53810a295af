import { parse, postprocess, preprocess } from "micromark";
import { gfm } from "micromark-extension-gfm";

export interface Range {
	from: number;
	to: number;
}

/** A piece of the text with its kind, as micromark names it, and the kinds around it. */
export interface Token extends Range {
	type: string;
	parents: readonly string[];
}

/** The tokens of CommonMark and GFM, with their places in the text. */
export function tokensOf(text: string): Token[] {
	const events = postprocess(
		parse({ extensions: [gfm()] })
			.document()
			.write(preprocess()(text, undefined, true)),
	);
	const open: string[] = [];
	const tokens: Token[] = [];
	for (const [kind, { type, start, end }] of events) {
		if (kind === "enter") {
			tokens.push({ type, from: start.offset, to: end.offset, parents: [...open] });
			open.push(type);
		} else {
			open.pop();
		}
	}
	return tokens;
}

const code = new Set(["codeFenced", "codeIndented", "codeText"]);

/** Where the text is code. */
export const codeRanges = (text: string): Range[] => tokensOf(text).filter(({ type }) => code.has(type));

export interface Edit extends Range {
	text: string;
}

/** The text with these pieces replaced; they do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
	let result = "";
	let last = 0;
	for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
		result += text.slice(last, edit.from) + edit.text;
		last = edit.to;
	}
	return result + text.slice(last);
}
