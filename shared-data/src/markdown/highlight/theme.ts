import type { ThemeRegistrationRaw } from "@shikijs/primitive";

/** The kinds of tokens; each is a class `syn-…` with the colour of the design token of the same name. */
const kinds = ["comment", "keyword", "string", "function", "number", "type", "punct"] as const;

type Kind = (typeof kinds)[number];

/** Scopes of TextMate grammars by the kind that shows them; the most specific scope wins. */
const scopes: Record<Kind, string[]> = {
	comment: ["comment", "punctuation.definition.comment"],
	keyword: [
		"keyword",
		"storage",
		"keyword.operator.new",
		"keyword.operator.expression",
		"variable.language.this",
		"entity.name.tag",
		"markup.deleted",
		"markup.heading",
	],
	string: ["string", "punctuation.definition.string", "markup.inserted", "constant.character", "attribute.value"],
	function: [
		"entity.name.function",
		"support.function",
		"meta.function-call.generic",
		"entity.other.attribute-name",
		"variable.function",
	],
	number: ["constant.numeric", "constant.language", "support.constant", "keyword.other.unit", "constant.other.color"],
	type: [
		"entity.name.type",
		"entity.name.class",
		"entity.other.inherited-class",
		"support.type",
		"support.class",
		"entity.name.section",
		"meta.diff.header",
	],
	punct: ["punctuation", "keyword.operator", "meta.brace"],
};

/** A colour that encodes a kind: the tokenizer can only return colours. */
const colourOf = (kind: Kind) => `#00000${kinds.indexOf(kind) + 1}`;

/** The theme that turns grammar scopes into kinds. */
export const theme: ThemeRegistrationRaw = {
	name: "site",
	fg: "#000000",
	bg: "#ffffff",
	settings: [
		{ settings: { foreground: "#000000", background: "#ffffff" } },
		{
			scope: ["string variable", "string.unquoted", "meta.template.expression", "meta.interpolation"],
			settings: { foreground: "#000000" },
		},
		...kinds.map((kind) => ({ scope: scopes[kind], settings: { foreground: colourOf(kind) } })),
	],
};

/** The class of a token's colour; undefined for plain text. */
export function syntaxClass(colour: string | undefined): string | undefined {
	const kind = kinds.find((candidate) => colourOf(candidate) === colour?.toLowerCase());
	return kind && `syn-${kind}`;
}
