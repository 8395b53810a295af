import { type Expression, type ObjectExpression, Parser, type Program, type SpreadElement } from "acorn";
import acornJsx from "acorn-jsx";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import { mdxjsEsm } from "micromark-extension-mdxjs-esm";
import { applyEdits, type Edit, type Token, tokensOf } from "../commands/content/markdown.ts";
import { Skipped } from "../commands/content/sources/Post.ts";

export interface MdxText {
	/** Markdown, with HTML for the elements that have an equal. */
	text: string;
	/** The literals of `export const metadata`. */
	data: Record<string, unknown>;
	/** Removed parts, with their lines. */
	notes: string[];
}

const acorn = Parser.extend(acornJsx());

// MDX has no HTML, no indented code and no autolinks. Expressions are only balanced braces here.
const extensions = [
	mdxjsEsm({ acorn: acorn as never, addResult: true }),
	mdxExpression(),
	mdxJsx(),
	{ disable: { null: ["autolink", "codeIndented", "htmlFlow", "htmlText"] } },
];

/** Turns MDX into Markdown without running it: programs go, known components become Markdown, texts stay. */
export function readMdx(source: string, firstLine: number): MdxText {
	const { text, tokens } = parse(source);
	const data: Record<string, unknown> = {};
	const found: { at: number; note: string }[] = [];
	const note = (at: number, what: string) => found.push({ at, note: `line ${firstLine + countLines(text, at)}: ${what}` });
	const files = new Map<string, string>();
	const edits: Edit[] = dedent(text, tokens);
	for (const token of tokens) {
		if (token.type !== "mdxjsEsm") continue;
		edits.push({ from: token.from, to: token.to, text: "" });
		for (const statement of (token.estree as Program).body) {
			const code = text.slice(statement.start, statement.end);
			if (statement.type === "ImportDeclaration") {
				const path = String(statement.source.value);
				for (const { local } of statement.specifiers) files.set(local.name, path);
			} else if (
				readMetadata(statement, data, (at, name) => note(at, `the ${name} of the metadata is computed, which is not run`))
			) {
				continue;
			}
			note(statement.start, `${shorten(code)} is left out`);
		}
	}
	edits.push(...convertTags(text, tokens, files, note));
	const code = tokens.filter(({ type }) => type === "codeFenced" || type === "codeText");
	const dollars = [...text.matchAll(/\$\$/g)].filter(({ index }) => !code.some(({ from, to }) => index >= from && index < to));
	const isFormula = (at: number) =>
		dollars.filter(({ index }) => index < at).length % 2 === 1 && dollars.some(({ index }) => index > at);
	for (const { type, from, to, parents } of tokens) {
		if (!/mdx(Flow|Text)Expression$/.test(type)) continue;
		const code = text.slice(from + 1, to - 1).trim();
		if (/^#[\p{L}\p{N}_.:-]+$/u.test(code) && parents.some((parent) => parent.endsWith("Heading"))) continue;
		if (isFormula(from)) continue;
		if (isMath(text, from) || !isProgram(code)) {
			note(from, `{${shorten(code)}} stays as text`);
			continue;
		}
		const literal = literalOf(code);
		edits.push({ from, to, text: literal?.replaceAll("<", "&lt;") ?? "" });
		if (literal === undefined && !/^\/\*[^]*\*\/$/.test(code)) note(from, `{${shorten(code)}} is left out`);
	}
	const notes = found.sort((a, b) => a.at - b.at).map(({ note }) => note);
	return { text: quoteNotes(joinBlankLines(applyEdits(text, edits))).trim(), data, notes };
}

/** One blank line where parts were removed; code keeps its own. */
function joinBlankLines(text: string): string {
	const code = tokensOf(text).filter(({ type }) => type === "codeFenced");
	const isCode = (at: number) => code.some(({ from, to }) => at >= from && at < to);
	return text.replace(/\n{3,}/g, (blank, at: number) => (isCode(at) ? blank : "\n\n"));
}

const lineStartOf = (text: string, at: number) => text.slice(0, at).lastIndexOf("\n") + 1;
const countLines = (text: string, at: number) => text.slice(0, at).split("\n").length - 1;
const shorten = (code: string) => {
	const line = code.replace(/\s+/g, " ");
	return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

const maxRepairs = 300;

/** Escapes characters that MDX refuses, as a text for MDX 1 has them. */
function parse(source: string): { text: string; tokens: Token[] } {
	let text = source;
	for (let repairs = 0; ; repairs += 1) {
		try {
			return { text, tokens: tokensOf(text, extensions) };
		} catch (error) {
			if (error instanceof Skipped) throw error;
			const { place, message } = error as Error & { place?: Place };
			const at = place && Math.min(place.offset ?? place.start?.offset ?? text.length, text.length);
			const repaired = at === undefined || repairs === maxRepairs ? text : repair(text, at, message);
			if (repaired === text) throw new Skipped(`is MDX that cannot be read: ${message.split("\n")[0]}`);
			text = repaired;
		}
	}
}

interface Place {
	offset?: number;
	start?: Place;
}

function repair(text: string, at: number, message: string): string {
	if (message.includes("import/exports")) {
		const word = [...text.slice(0, at + 6).matchAll(/^(?:import|export)\b/gm)].at(-1)?.index;
		return word === undefined ? text : `${text.slice(0, word)}&#${text.charCodeAt(word)};${text.slice(word + 1)}`;
	}
	const sign = message.includes("expression") ? "{" : "<";
	let index = at;
	for (let depth = 0; index >= 0; index -= 1) {
		if (sign === "{" && text[index] === "}") depth += 1;
		if (text[index] !== sign || text[index - 1] === "\\") continue;
		if (depth === 0) break;
		depth -= 1;
	}
	if (index < 0) return text;
	const rest = text.slice(index);
	const [comment] = /^<!--[^]*?-->/.exec(rest) ?? [];
	if (comment) return text.slice(0, index) + "\n".repeat(comment.split("\n").length - 1) + rest.slice(comment.length);
	const [link, url] = /^<(https?:[^\s<>]*)>/.exec(rest) ?? [];
	if (link) return `${text.slice(0, index)}[${url}](${url})${rest.slice(link.length)}`;
	return `${text.slice(0, index)}\\${rest}`;
}

/** Removes indentation, which means nothing in MDX and is code in Markdown. */
function dedent(text: string, tokens: readonly Token[]): Edit[] {
	const edits: Edit[] = [];
	const lists = tokens
		.filter(({ type }) => /list(Ordered|Unordered)/.test(type))
		.map(({ from, to }) => ({ from, to, indent: from - lineStartOf(text, from) }));
	for (const { type, from, to, parents } of tokens) {
		if (from !== lineStartOf(text, from) || (type !== "linePrefix" && type !== "listItemIndent")) continue;
		// A program or a tag is replaced as a whole.
		if (parents.some((parent) => parent.startsWith("mdx"))) continue;
		const list = lists.find((place) => from >= place.from - place.indent && to <= place.to);
		const count = list ? Math.min(list.indent, to - from) : to - from;
		edits.push({ from, to: from + count, text: "" });
	}
	return edits;
}

type Statement = Program["body"][number];

const metadataNames = new Set(["metadata", "meta", "frontmatter"]);

/** Whether a statement exports metadata, whose literals go into `data`; `skip` gets the others. */
function readMetadata(statement: Statement, data: Record<string, unknown>, skip: (at: number, name: string) => void): boolean {
	if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration") return false;
	const [{ id, init } = {}] = statement.declaration.declarations;
	if (id?.type !== "Identifier" || !metadataNames.has(id.name) || init?.type !== "ObjectExpression") return false;
	Object.assign(data, readObject(init, skip));
	const { openGraph, alternates } = data as { openGraph?: Record<string, unknown>; alternates?: { canonical?: unknown } };
	data.image ??= openGraph?.images;
	data.date ??= openGraph?.publishedTime;
	if (String(alternates?.canonical ?? "").startsWith("/")) data.url ??= alternates?.canonical;
	return true;
}

function readObject({ properties }: ObjectExpression, skip: (at: number, name: string) => void): Record<string, unknown> {
	const data: Record<string, unknown> = {};
	for (const property of properties) {
		const isNamed = property.type === "Property" && !property.computed;
		const key = isNamed ? property.key : undefined;
		const name = key?.type === "Identifier" ? key.name : key?.type === "Literal" ? String(key.value) : "…";
		const value = isNamed ? readLiteral(property.value, skip) : undefined;
		if (value === undefined) skip(property.start, name);
		else if (name !== "__proto__") data[name] = value;
	}
	return data;
}

function readLiteral(node: Expression | SpreadElement, skip: (at: number, name: string) => void): unknown {
	if (node.type === "Literal") return node.value instanceof RegExp ? undefined : node.value;
	if (node.type === "ObjectExpression") return readObject(node, skip);
	if (node.type === "TemplateLiteral") return node.expressions.length > 0 ? undefined : node.quasis[0]?.value.cooked;
	if (node.type === "ArrayExpression") {
		return node.elements.flatMap((item) => (item && readLiteral(item, skip)) ?? []);
	}
	return undefined;
}

const script = { ecmaVersion: 2024, sourceType: "module" } as const;

/** The text of a string or a number in braces; undefined for every other program. */
function literalOf(code: string): string | undefined {
	try {
		const value = readLiteral(acorn.parseExpressionAt(code, 0, script), () => undefined);
		return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
	} catch {
		return undefined;
	}
}

/** Braces without a program in them are text. */
function isProgram(code: string): boolean {
	try {
		acorn.parse(`(${code}\n)`, script);
		return true;
	} catch {
		return /^\/[*/]/.test(code) || code === "";
	}
}

/** Whether the place is between the dollars of a formula in its line. */
function isMath(text: string, at: number): boolean {
	const before = text.slice(lineStartOf(text, at), at);
	return (before.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1 && /^[^\n]*\$/.test(text.slice(at));
}

interface Tag {
	name: string;
	from: number;
	to: number;
	isClosing: boolean;
	isEmpty: boolean;
	attributes: Map<string, string>;
}

/** Elements of HTML whose content is Markdown in MDX: only their texts stay. */
const wrappers = new Set("article aside body center details div font footer header main nav p section span summary".split(" "));
const images = new Set("Image NextImage Img ExportedImage StaticImage Picture Figure".split(" "));
const links = new Set("Link NextLink CustomLink ExternalLink A".split(" "));
const notes: Record<string, string> = { Callout: "NOTE", Note: "NOTE", Info: "NOTE", Admonition: "NOTE", Alert: "NOTE" };
Object.assign(notes, { Tip: "TIP", Warning: "WARNING", Caution: "CAUTION", Danger: "CAUTION", Important: "IMPORTANT" });
const inline = new Set("Kbd Sup Sub Strong Em Code Br Hr Del".split(" "));

/** Private-use characters stand at the ends of a note until its lines have their prefix. */
const [noteStart, noteEnd] = ["\uE001", "\uE002"];

function convertTags(
	text: string,
	tokens: readonly Token[],
	files: ReadonlyMap<string, string>,
	note: (at: number, what: string) => void,
): Edit[] {
	const open: { name: string; end: string }[] = [];
	const edits: Edit[] = [];
	for (const [index, token] of tokens.entries()) {
		if (!/mdxJsx(Flow|Text)Tag$/.test(token.type)) continue;
		const tag = readTag(text, tokens, index, files);
		const { from, to, name } = tag;
		const put = (replacement: string) => edits.push({ from, to, text: replacement });
		if (tag.isClosing) {
			const at = open.findLastIndex((entry) => entry.name === name);
			put(at === -1 ? "" : (open.splice(at)[0]?.end ?? ""));
			continue;
		}
		const [start, end = ""] = toMarkdown(tag, text) ?? [];
		put(start ?? "");
		if (!tag.isEmpty) open.push({ name, end });
		if (start !== undefined) continue;
		note(from, `${shorten(text.slice(from, to))} is left out${tag.isEmpty ? "" : ", its text stays"}`);
	}
	return edits;
}

function readTag(text: string, tokens: readonly Token[], index: number, files: ReadonlyMap<string, string>): Tag {
	const { type, from, to } = tokens[index] as Token;
	const tag: Tag = {
		name: "",
		from,
		to,
		isClosing: false,
		isEmpty: false,
		attributes: new Map(),
	};
	let attribute = "";
	for (let next = index + 1; (tokens[next]?.to ?? Infinity) <= to; next += 1) {
		const part = tokens[next] as Token;
		const value = text.slice(part.from, part.to);
		switch (part.type.slice(type.length)) {
			case "Name":
				tag.name = value.trim();
				break;
			case "ClosingMarker":
				tag.isClosing = true;
				break;
			case "SelfClosingMarker":
				tag.isEmpty = true;
				break;
			case "AttributeName":
				attribute = value.trim();
				break;
			case "AttributeValueLiteralValue":
				tag.attributes.set(attribute, value);
				break;
			case "AttributeValueExpressionValue": {
				const known = literalOf(value) ?? files.get(value.trim().replace(/\.(src|default)$/, ""));
				if (known !== undefined) tag.attributes.set(attribute, known);
			}
		}
	}
	return tag;
}

/** The replacements of an element's two tags; undefined for an element that is only removed and named. */
function toMarkdown(tag: Tag, text: string): [start: string, end: string] | undefined {
	const { name, attributes } = tag;
	const get = (...keys: string[]) => keys.map((key) => attributes.get(key)).find((value) => value);
	if (name === "" || wrappers.has(name)) return ["", ""];
	if (images.has(name)) {
		const src = get("src", "image", "url");
		const attribute = (key: string, value: string | undefined) => (value ? ` ${key}="${value.replaceAll('"', "&quot;")}"` : "");
		return src === undefined
			? undefined
			: [`<img${attribute("src", src)}${attribute("alt", get("alt"))}${attribute("title", get("caption", "title"))} />`, ""];
	}
	if (links.has(name)) return [`<a href="${get("href", "to") ?? ""}">`, "</a>"];
	const id = get("id", "url", "videoId", "videoid", "youTubeId", "youtubeId", "tweetId");
	if (/YouTube(Embed|Video|Player)?$/i.test(name) && id) return [toUrl(id, "https://www.youtube.com/watch?v="), ""];
	if (/Vimeo(Embed|Video|Player)?$/.test(name) && id) return [toUrl(id, "https://vimeo.com/"), ""];
	if (/Tweet(Embed)?$/.test(name) && id) return [toUrl(id, "https://twitter.com/i/web/status/"), ""];
	if (Object.hasOwn(notes, name) && !tag.isEmpty) {
		if (text.slice(lineStartOf(text, tag.from), tag.from).trim() !== "") return undefined;
		const kind =
			{ warning: "WARNING", danger: "CAUTION", error: "CAUTION", tip: "TIP" }[get("type", "variant") ?? ""] ?? notes[name];
		const title = get("title");
		return [`\n${noteStart}${kind}\n${title ? `**${title}**\n\n` : ""}`, `\n${noteEnd}\n`];
	}
	if (inline.has(name)) return [`<${name.toLowerCase()}>`, `</${name.toLowerCase()}>`];
	if (!/^[a-z][a-z0-9]*$/.test(name) || (["img", "iframe", "embed"].includes(name) && !get("src"))) return undefined;
	const written = [...attributes].map(
		([key, value]) => ` ${key === "className" ? "class" : key}="${value.replaceAll('"', "&quot;")}"`,
	);
	return [`<${name}${written.join("")}${tag.isEmpty ? " /" : ""}>`, `</${name}>`];
}

const toUrl = (id: string, base: string) => `<${/^https?:/.test(id) ? id : base + id}>`;

/** The lines of a note as a quotation; a note in a note, or one without its end, is text. */
function quoteNotes(text: string): string {
	const quoted = text.replace(/\uE001([A-Z]+)\n([^\uE001\uE002]*)\uE002\n/g, (_, kind: string, inner: string) =>
		[`[!${kind}]`, ...inner.trim().split("\n")].map((line) => `> ${line}`.trimEnd() + "\n").join(""),
	);
	return quoted.replace(/\n*(?:(?:\uE001[A-Z]+|\uE002)\n+)+/g, "\n\n");
}
