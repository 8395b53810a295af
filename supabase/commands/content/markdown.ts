import { parse, postprocess, preprocess } from "micromark";
import { gfm } from "micromark-extension-gfm";
import type { Extension } from "micromark-util-types";
import { convert } from "./convert.ts";

interface Range {
	from: number;
	to: number;
}

/** A part of the text with its kind, as micromark names it, and its enclosing kinds. */
export interface Token extends Range {
	type: string;
	parents: readonly string[];
	/** The program of an import or an export in MDX. */
	estree?: unknown;
}

/** The tokens of CommonMark, GFM and these extensions, with their offsets in the text. */
export function tokensOf(text: string, extensions: readonly Extension[] = []): Token[] {
	const events = postprocess(
		parse({ extensions: [gfm(), ...extensions] })
			.document()
			.write(preprocess()(text, undefined, true)),
	);
	const open: string[] = [];
	// Siblings share the list of their parents.
	const parents: (readonly string[])[] = [];
	const tokens: Token[] = [];
	for (const [kind, token] of events) {
		const { type, start, end } = token;
		if (kind === "enter") {
			const { estree } = token as { estree?: unknown };
			const around = (parents[open.length] ??= [...open]);
			tokens.push({ type, from: start.offset, to: end.offset, parents: around, ...(estree !== undefined && { estree }) });
			parents.length = open.push(type);
		} else {
			open.pop();
		}
	}
	return tokens;
}

export interface Edit extends Range {
	text: string;
}

/** The text with these parts replaced; they do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
	let result = "";
	let last = 0;
	for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
		result += text.slice(last, edit.from) + edit.text;
		last = edit.to;
	}
	return result + text.slice(last);
}

/** The path or URL of a link, an image or a definition. */
export interface Destination extends Range {
	kind: "link" | "image" | "definition";
	url: string;
}

/** Every destination in a Markdown text, in order; code has none. */
function destinationsOf(text: string, tokens: readonly Token[]): Destination[] {
	return tokens.flatMap(({ type, from, to, parents }): Destination[] => {
		if (type !== "resourceDestinationString" && type !== "definitionDestinationString") return [];
		const around = parents.findLast((parent) => parent === "image" || parent === "link");
		const kind = type === "definitionDestinationString" ? "definition" : (around as "link" | "image");
		return [{ kind, from, to, url: unescapeDestination(text.slice(from, to)) }];
	});
}

const unescapeDestination = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, "$1").replaceAll("&amp;", "&");

const escapeDestination = (url: string) => url.replace(/[\\()<>]/g, "\\$&");

/** Replaces the destinations for which `rewrite` resolves with another one. */
export async function rewriteDestinations(
	text: string,
	rewrite: (destination: Destination) => Promise<string | undefined>,
	tokens?: readonly Token[],
): Promise<string> {
	const edits: Edit[] = [];
	for (const destination of destinationsOf(text, tokens ?? (await convert(() => tokensOf(text))))) {
		const url = await rewrite(destination);
		if (url !== undefined && url !== destination.url) edits.push({ ...destination, text: escapeDestination(url) });
	}
	return applyEdits(text, edits);
}
