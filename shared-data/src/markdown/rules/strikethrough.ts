import type { Delimiter, MarkdownIt, StateInline, Token } from "markdown-it";

const tilde = 0x7e;

/** GFM's strikethrough: one or two tildes on each side, equally many. The library's rule knows two only. */
export function strikethrough(md: MarkdownIt): void {
	md.inline.ruler.at("strikethrough", collect);
	md.inline.ruler2.at("strikethrough", (state) => {
		strike(state, state.delimiters);
		for (const meta of state.tokens_meta) if (meta?.delimiters) strike(state, meta.delimiters);
		return false;
	});
}

function collect(state: StateInline, silent: boolean) {
	if (silent || state.src.charCodeAt(state.pos) !== tilde) return false;
	const { length, can_open, can_close } = state.scanDelims(state.pos, true);
	state.push("text", "", 0).content = "~".repeat(length);
	if (length <= 2) {
		// One and two must not pair with each other, so each length has its own marker.
		const marker = tilde * 0x100 + length;
		state.delimiters.push({ marker, length: 0, token: state.tokens.length - 1, end: -1, open: can_open, close: can_close });
	}
	state.pos += length;
	return true;
}

function strike(state: StateInline, delimiters: Delimiter[]) {
	for (const opener of delimiters) {
		const closer = opener.marker >> 8 === tilde ? delimiters[opener.end] : undefined;
		if (!closer) continue;
		become(state.tokens[opener.token], "s_open", 1);
		become(state.tokens[closer.token], "s_close", -1);
	}
}

function become(token: Token | undefined, type: string, nesting: 1 | -1) {
	if (token) Object.assign(token, { type, tag: "del", nesting, content: "" });
}
