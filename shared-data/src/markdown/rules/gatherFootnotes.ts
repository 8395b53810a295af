import type { StateCore, Token } from "markdown-it";

/** Moves the notes to the document's end, in the order of their first mention. The plugin's own rule copies all tokens once a note: hours for a long list. */
export function gatherFootnotes(state: StateCore): void {
	const { footnotes } = state.env as { footnotes?: { list?: { label: string; count: number }[] } };
	if (!footnotes) return;
	const notes = new Map<string, Token[]>();
	state.tokens = withoutNotes(state.tokens, notes);
	if (!footnotes.list) return;
	const add = (type: string, nesting: 1 | 0 | -1, meta: unknown = null) =>
		state.tokens.push(Object.assign(new state.Token(type, "", nesting), { meta }));
	add("footnote_block_open", 1);
	for (const [id, { label, count }] of footnotes.list.entries()) {
		add("footnote_open", 1, { id });
		for (const token of notes.get(label) ?? []) state.tokens.push(token);
		const last = state.tokens.at(-1)?.type === "paragraph_close" ? state.tokens.pop() : undefined;
		for (let subId = 0; subId < Math.max(1, count); subId++) add("footnote_anchor", 0, { id, subId });
		if (last) state.tokens.push(last);
		add("footnote_close", -1);
	}
	add("footnote_block_close", -1);
}

function withoutNotes(tokens: Token[], notes: Map<string, Token[]>) {
	const body: Token[] = [];
	let note: Token[] | undefined;
	for (const token of tokens) {
		if (token.type === "footnote_reference_open") {
			note = [];
			notes.set((token.meta as { label: string }).label, note);
		} else if (token.type === "footnote_reference_close") note = undefined;
		else (note ?? body).push(token);
	}
	return body;
}
