import { JSDOM } from "jsdom";
import { createMarkdownRenderer } from "../createMarkdownRenderer.ts";

/** The real pipeline over a DOM without a browser, as the server runs it. */
export const renderForTest = createMarkdownRenderer(new JSDOM("").window);
