/** Updates only the changed children, so that images do not flash; returns the next `before`. */
export function patchBlocks(element: HTMLElement, html: string, before: readonly string[]): string[] {
	const template = document.createElement("template");
	template.innerHTML = html;
	const next = [...template.content.children];
	const after = next.map((block) => block.outerHTML);
	const { children } = element;
	const known = children.length === before.length ? before : [];
	if (known !== before) element.replaceChildren();

	let start = 0;
	while (start < known.length && known[start] === after[start]) start += 1;
	let end = 0;
	while (end < known.length - start && end < after.length - start && known.at(-1 - end) === after.at(-1 - end)) end += 1;

	const follower = children[known.length - end] ?? null;
	for (let at = known.length - end - 1; at >= start; at -= 1) children[at]?.remove();
	for (const block of next.slice(start, next.length - end)) element.insertBefore(block, follower);
	return after;
}
