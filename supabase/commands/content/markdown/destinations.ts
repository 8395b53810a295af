import { convert } from "../convert.ts";
import { applyEdits, type Edit, type Range, tokensOf } from "./tokens.ts";

/** The path or URL of a link, an image or a definition that either may use. */
export interface Destination extends Range {
	kind: "link" | "image" | "definition";
	url: string;
}

/** Every destination in a Markdown text, in order; code has none. */
function destinationsOf(text: string): Destination[] {
	return tokensOf(text).flatMap(({ type, from, to, parents }): Destination[] => {
		if (type !== "resourceDestinationString" && type !== "definitionDestinationString") {
			return [];
		}
		const around = parents.findLast((parent) => parent === "image" || parent === "link");
		const kind = type === "definitionDestinationString" ? "definition" : (around as "link" | "image");
		return [{ kind, from, to, url: unescape(text.slice(from, to)) }];
	});
}

const unescape = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, "$1").replaceAll("&amp;", "&");

/** Replaces the destinations for which `rewrite` resolves with another one. */
export async function rewriteDestinations(
	text: string,
	rewrite: (destination: Destination) => Promise<string | undefined>,
): Promise<string> {
	const edits: Edit[] = [];
	for (const destination of await convert(() => destinationsOf(text))) {
		const url = await rewrite(destination);
		if (url !== undefined) {
			edits.push({ ...destination, text: url });
		}
	}
	return applyEdits(text, edits);
}
