import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";

/**
 * Renders the app inside a document, so that titles and metadata hoist into a head, and adds the styles in use to it. Every wrapper has one child only:
 * ids made by useId depend on the number of siblings, and the browser hydrates the app alone.
 */
export async function renderHtml(app: ReactNode): Promise<string> {
	const sheet = new ServerStyleSheet();
	try {
		const html = await toText(
			sheet.collectStyles(
				<html lang="en">
					<body>
						<div id="root">{app}</div>
					</body>
				</html>,
			),
		);
		return html.replace("</head>", () => `${sheet.getStyleTags()}</head>`);
	} finally {
		sheet.seal();
	}
}

function toText(element: ReactNode): Promise<string> {
	return new Promise((resolve, reject) => {
		const stream = renderToPipeableStream(element, {
			onAllReady: () => {
				const collected = new PassThrough();
				text(collected).then(resolve, reject);
				stream.pipe(collected);
			},
			onShellError: reject,
			onError: (error) => console.error("Rendering failed:", error),
		});
	});
}
