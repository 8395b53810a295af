import { defaultSettings } from "@site/shared-data/settings";
import { createElement } from "react";
import { styled } from "styled-components";
import { renderHtml } from "../render/renderHtml.tsx";
import { staticDocumentHtml } from "./documentHtml.ts";

test("a document without the app hides the controls that need it, and has neither its scripts nor a count", async () => {
	const Tools = styled.div`
		@media (scripting: none) and (max-width: 40rem) {
			display: none;
		}
	`;
	const html = String(staticDocumentHtml(await renderHtml(createElement(Tools)), defaultSettings));
	expect(html).toMatch(/@media all and \(max-width: ?40rem\)\{\.\w+\{display:none;\}\}/);
	expect(html).not.toMatch(/scripting: ?none|id="boot"|count_visit|visit\.gif|<script [^>]*src/);
});
