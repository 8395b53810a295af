import { type ClipboardEvent, type RefObject, useState } from "react";
import { applyEdit, type Edit, selectedIn } from "../edits/edit.ts";

interface Pasted {
	from: number;
	markdown: string;
	plain: string;
	/** The whole text after the paste; any other text means that it was edited since. */
	text: string;
}

/** Pastes formatted text as Markdown, and a URL on selected words as a link. Code blocks get plain text. */
export function usePaste(box: RefObject<HTMLTextAreaElement | null>, text: string) {
	const [pasted, setPasted] = useState<Pasted | null>(null);

	async function insert(html: string, plain: string) {
		const convert = await import("./clipboardToMarkdown.ts").catch(() => null);
		const area = box.current;
		if (!area) return;
		const markdown = convert?.clipboardToMarkdown(html) ?? plain;
		const { start, end } = selectedIn(area);
		type(area, { from: start, to: end, insert: markdown });
		if (markdown !== plain) setPasted({ from: start, markdown, plain, text: area.value });
	}

	return {
		onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
			const area = event.currentTarget;
			const [html = "", plain = ""] = ["text/html", "text/plain"].map((type) => event.clipboardData.getData(type));
			const { text: before, start, end } = selectedIn(area);
			if (isInCode(before.slice(0, start))) return;
			const words = before.slice(start, end);
			const url = plain.trim();
			if (/^https?:\/\/\S+$/.test(url)) {
				if (!/^[^\n[\]]*[^\s[\]][^\n[\]]*$/.test(words) || /^https?:/.test(words) || before[start - 1] === "(") return;
				event.preventDefault();
				const link = `[${words}](${url.replace(/[()]/g, (character) => (character === "(" ? "%28" : "%29"))})`;
				type(area, { from: start, to: end, insert: link });
			} else if (html !== "" && plain !== "") {
				event.preventDefault();
				void insert(html, plain);
			}
		},
		/** Replaces the Markdown with the plain text; null once the text has changed since. */
		usePlain:
			pasted?.text === text
				? () => {
						const { from, markdown, plain } = pasted;
						if (box.current) type(box.current, { from, to: from + markdown.length, insert: plain });
						setPasted(null);
					}
				: null,
	};
}

/** Replaces a part of the text and puts the caret behind it. */
function type(area: HTMLTextAreaElement, { from, to, insert }: Pick<Edit, "from" | "to" | "insert">): void {
	applyEdit(area, { from, to, insert, start: from + insert.length, end: from + insert.length });
}

/** Whether a text ends within a fenced code block. */
const isInCode = (text: string) => (text.match(/^ {0,3}(?:```|~~~)/gm)?.length ?? 0) % 2 === 1;
