/** A value that a style must take from a token, and where it was found. */
export interface RawValue {
	line: number;
	found: string;
}

/** Colours, font sizes and z-indexes not from a token. Comments and system colours do not count. */
export function rawValues(text: string): RawValue[] {
	return withoutComments(text)
		.split("\n")
		.flatMap((line, at) => [...colours(line), ...declarations(line)].map((found) => ({ line: at + 1, found })));
}

const colour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;

const colours = (line: string) => [...line.matchAll(colour)].map(([found]) => found);

const declaration =
	/(?:^|[\s;{])(font-?size|font|z-?index|color|background(?:-?color)?|border[\w-]*|outline[\w-]*|fill|stroke|box-?shadow)["']?\s*[:=]\s*\{?\s*["'`]?([^;"'`}]+)/gi;

function declarations(line: string): string[] {
	return [...line.matchAll(declaration)]
		.filter(([, property, value]) => !isFine((property as string).toLowerCase().replace("-", ""), (value as string).trim()))
		.map(([found]) => found.trim());
}

function isFine(property: string, value: string): boolean {
	// A size in em is relative to the token of its parent; `none` is no size.
	if (property === "fontsize") return /^(?:0\b(?!\.)|var\(--text-|inherit\b|[\d.]+em\b|\$\{|token\()/.test(value);
	if (property === "font") return !/\d/.test(value) || /var\(--text-|\$\{|\s[\d.]+em\b/.test(value);
	if (property === "zindex") return /^(?:var\(--z-|auto\b|\$\{|token\()/.test(value);
	return !namedColour.test(value);
}

const namedColour =
	/(?<![\w-])(?:black|white|red|green|blue|gray|grey|silver|maroon|purple|fuchsia|lime|olive|yellow|navy|teal|aqua|orange|pink|brown|gold|beige|ivory|tomato|coral|salmon|crimson|indigo|violet|cyan|magenta)(?![\w-])/i;

const withoutComments = (text: string) =>
	text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " ")).replace(/(^|\s)\/\/ .*$/gm, "$1");
