import { Writable } from "node:stream";
import { LRUCache } from "lru-cache";
import { type ReactNode, useContext } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type IStyleSheetContext, ServerStyleSheet, StyleSheetContext } from "styled-components";
import { log } from "../log.ts";

/** A document's HTML, as text from another process, and the style tags of the styles it uses. */
export interface RenderedDocument {
	html: string | Buffer<ArrayBuffer>;
	styles: string;
}

/**
 * Renders the app inside a document, so that titles and metadata are hoisted into the head, and collects its
 * styles. Every wrapper has one child: useId depends on siblings, and the browser hydrates only the app.
 */
export async function renderHtml(app: ReactNode): Promise<RenderedDocument> {
	const sheet = new ServerStyleSheet();
	try {
		const html = await renderToBytes(
			sheet.collectStyles(
				<MemoizedStyles>
					<html lang="en">
						<body lang="en">
							<div id="root">{app}</div>
						</body>
					</html>
				</MemoizedStyles>,
			),
		);
		return { html, styles: keepRules(sheet.getStyleTags()) };
	} finally {
		sheet.seal();
	}
}

/**
 * Splits the style tag: the rules go into a plain one, styled-components' marks, which list the rules, into
 * its own. Otherwise it would insert every rule again, and the browser would recalculate all styles.
 */
function keepRules(styleTags: string): string {
	const [openingTag = "<style>"] = /^<style [^>]*>/.exec(styleTags) ?? [];
	const parts = styleTags.slice(openingTag.length, -"</style>".length).split("/*!sc*/\n");
	const isMark = (part: string) => part.startsWith("data-styled.g");
	const rules = styleTags && `<style>${parts.filter((part) => !isMark(part)).join("")}</style>`;
	const marks = parts.filter(isMark).map((mark) => `${mark}/*!sc*/\n`);
	return `${rules}${openingTag}${marks.join("")}</style>`;
}

function MemoizedStyles({ children }: { children: ReactNode }) {
	const context = useContext(StyleSheetContext);
	return <StyleSheetContext value={{ ...context, stylis: memoizeStyles(context.stylis) }}>{children}</StyleSheetContext>;
}

type Compile = IStyleSheetContext["stylis"];

const memoized = new WeakMap<Compile, Compile>();

/** Caches compiled rules across pages: every page starts with an empty sheet, and most rules are the same. */
export function memoizeStyles(compile: Compile): Compile {
	const known = memoized.get(compile);
	if (known) return known;
	const rulesByText = new LRUCache<string, string[]>({ max: 2_000 });
	const compileOnce: typeof compile = Object.assign(
		(css: string, ...rest: [selector?: string, prefix?: string, componentId?: string]) => {
			const key = [css, ...rest].join("\0");
			const rules = rulesByText.get(key) ?? compile(css, ...rest);
			rulesByText.set(key, rules);
			return rules;
		},
		{ hash: compile.hash },
	);
	memoized.set(compile, compileOnce);
	return compileOnce;
}

/** React writes bytes; a text of them would be copied at every step up to the response. */
function renderToBytes(element: ReactNode): Promise<Buffer<ArrayBuffer>> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		const bytes = new Writable({
			write(chunk: Buffer, _encoding, done) {
				chunks.push(chunk);
				done();
			},
		});
		bytes.once("finish", () => resolve(Buffer.concat(chunks)));
		const stream = renderToPipeableStream(element, {
			onAllReady: () => void stream.pipe(bytes),
			onShellError: reject,
			onError: (error) => log.error({ err: error }, "Rendering failed."),
		});
	});
}
