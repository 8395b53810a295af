import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { textOf } from "../textOf.ts";
import { wordsOf } from "./words.ts";

/** GFM's task lists: "[ ]" or "[x]" before an item becomes a disabled checkbox with the item as its name. */
export function taskLists(md: MarkdownIt): void {
	md.core.ruler.after("inline", "task_lists", markTasks);
	md.renderer.rules.task = (tokens, index) => {
		const { isDone, name } = (tokens[index] as Token).meta as Task;
		return `<input type="checkbox" disabled=""${isDone ? ' checked=""' : ""} aria-label="${md.utils.escapeHtml(name)}">`;
	};
}

type Task = { isDone: boolean; name: string };

function markTasks({ env, tokens, Token: InlineToken }: StateCore) {
	for (const [index, token] of tokens.entries()) {
		const item = tokens[index - 2];
		const first = token.children?.[0];
		if (token.type !== "inline" || item?.type !== "list_item_open" || first?.type !== "text") continue;
		const mark = /^\[([ xX])\](?=\s)/.exec(first.content)?.[1];
		if (!mark) continue;
		item.attrSet("class", "task");
		first.content = first.content.slice(3);
		const task = new InlineToken("task", "", 0);
		task.meta = { isDone: mark !== " ", name: textOf(token.children ?? []).trim() || wordsOf(env).task } satisfies Task;
		token.children?.unshift(task);
	}
}
