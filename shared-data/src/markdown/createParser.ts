import createMarkdownIt, { type MarkdownIt } from "markdown-it";
import footnotes from "markdown-it-footnote";
import { alerts } from "./rules/alerts.ts";
import { autolinks } from "./rules/autolinks.ts";
import { code } from "./rules/code.ts";
import { figures } from "./rules/figures.ts";
import { footnoteMarkup } from "./rules/footnotes.ts";
import { headings } from "./rules/headings.ts";
import { strikethrough } from "./rules/strikethrough.ts";
import { tables } from "./rules/tables.ts";
import { taskLists } from "./rules/taskLists.ts";
import { urls } from "./rules/urls.ts";

/** CommonMark without raw HTML, GFM's extensions, alerts and footnotes. The URL rule must be last. */
export function createParser(): MarkdownIt {
	return createMarkdownIt({ html: false, linkify: false, typographer: false })
		.use(footnotes)
		.use(footnoteMarkup)
		.use(strikethrough)
		.use(autolinks)
		.use(taskLists)
		.use(alerts)
		.use(headings)
		.use(tables)
		.use(code)
		.use(figures)
		.use(urls);
}
