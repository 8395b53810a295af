import type { MarkdownIt, StateCore, Token } from "markdown-it";

/** GFM's task lists: "[ ]" or "[x]" at the start of an item becomes a disabled checkbox. */
export function taskLists(md: MarkdownIt): void {
	md.core.ruler.after("inline", "task_lists", markTasks);
	md.renderer.rules.task = (tokens, index) =>
		`<input type="checkbox" disabled=""${((tokens[index] as Token).meta as { isDone: boolean }).isDone ? ' checked=""' : ""} aria-label="Task">`;
}

function markTasks({ tokens, Token: InlineToken }: StateCore) {
	for (const [index, token] of tokens.entries()) {
		const item = tokens[index - 2];
		const first = token.children?.[0];
		if (token.type !== "inline" || item?.type !== "list_item_open" || first?.type !== "text") continue;
		const mark = /^\[([ xX])\](?=\s)/.exec(first.content)?.[1];
		if (!mark) continue;
		item.attrSet("class", "task");
		first.content = first.content.slice(3);
		const task = new InlineToken("task", "", 0);
		task.meta = { isDone: mark !== " " };
		token.children?.unshift(task);
	}
}
