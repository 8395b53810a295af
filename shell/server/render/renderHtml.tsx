import { Writable } from "node:stream";
import { type ReactNode, useContext } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { ServerStyleSheet, StyleSheetContext } from "styled-components";
import { log } from "../log.ts";
import { memoizeStyles } from "./memoizeStyles.ts";

/** A document's HTML, and the style tags of the styles it uses. */
export interface RenderedDocument {
	html: string;
	styles: string;
}

/**
 * Renders the app inside a document, so that titles and metadata are hoisted into the head, and collects its
 * styles. Every wrapper has one child only: ids of useId depend on the number of siblings, and the browser
 * hydrates the app alone.
 */
export async function renderHtml(app: ReactNode): Promise<RenderedDocument> {
	const sheet = new ServerStyleSheet();
	try {
		const html = await renderToText(
			sheet.collectStyles(
				<MemoizedStyles>
					<html lang="en">
						<body>
							<div id="root">{app}</div>
						</body>
					</html>
				</MemoizedStyles>,
			),
		);
		return { html, styles: sheet.getStyleTags() };
	} finally {
		sheet.seal();
	}
}

function MemoizedStyles({ children }: { children: ReactNode }) {
	const context = useContext(StyleSheetContext);
	return <StyleSheetContext value={{ ...context, stylis: memoizeStyles(context.stylis) }}>{children}</StyleSheetContext>;
}

function renderToText(element: ReactNode): Promise<string> {
	return new Promise((resolve, reject) => {
		const stream = renderToPipeableStream(element, {
			onAllReady: () => {
				const chunks: Uint8Array[] = [];
				const collector = new Writable({
					write: (chunk: Uint8Array, _encoding, next) => {
						chunks.push(chunk);
						next();
					},
					final: (done) => {
						resolve(Buffer.concat(chunks).toString());
						done();
					},
				});
				stream.pipe(collector.once("error", reject));
			},
			onShellError: reject,
			onError: (error) => log.error({ err: error }, "Rendering failed."),
		});
	});
}
