import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { type Container, readPage } from "../readPage.tsx";

declare const __non_webpack_require__: NodeJS.Require;

/* Prints the rendered page of the remote whose server build is the first argument. */
const [, , entry = ""] = process.argv;
const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(await readPage(__non_webpack_require__(entry) as Container)));
process.stdout.write(JSON.stringify({ html, styles: sheet.getStyleTags(), node: process.versions.node }));
