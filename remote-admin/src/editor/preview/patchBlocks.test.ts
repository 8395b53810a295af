import { patchBlocks } from "./patchBlocks.ts";

test("unchanged blocks keep their elements, wherever the change is", () => {
	const element = document.createElement("div");
	let known = patchBlocks(element, "<p>one</p>\n<p>two</p>\n<p>three</p>", []);
	const [one, two, three] = element.children;

	known = patchBlocks(element, "<p>one</p><p>2</p><h2>new</h2><p>three</p>", known);
	expect(element.innerHTML).toBe("<p>one</p><p>2</p><h2>new</h2><p>three</p>");
	expect(element.children[0]).toBe(one);
	expect(element.children[1]).not.toBe(two);
	expect(element.children[3]).toBe(three);

	const [, ...followers] = element.children;
	for (const _ of ["changed", "same"]) known = patchBlocks(element, "<p>1</p><p>2</p><h2>new</h2><p>three</p>", known);
	for (const [at, block] of followers.entries()) expect(element.children[at + 1]).toBe(block);

	known = patchBlocks(element, "<p>three</p>", known);
	expect(element.children).toHaveLength(1);
	expect(element.children[0]).toBe(three);

	known = patchBlocks(element, "", known);
	expect(element.children).toHaveLength(0);
	patchBlocks(element, "<p>again</p>", known);
	expect(element.innerHTML).toBe("<p>again</p>");
});

test.each([
	["<p>a</p><p>a</p>", "<p>a</p>"],
	["<p>a</p>", "<p>a</p><p>a</p><p>a</p>"],
	["<p>a</p><p>b</p><p>a</p>", "<p>a</p><p>a</p>"],
])("equal blocks are neither lost nor doubled: %s to %s", (before, after) => {
	const element = document.createElement("div");
	patchBlocks(element, after, patchBlocks(element, before, []));
	expect(element.innerHTML).toBe(after);
});

test("an element that other code changed is rendered again", () => {
	const element = document.createElement("div");
	const known = patchBlocks(element, "<p>one</p><p>two</p>", []);
	element.firstChild?.remove();
	patchBlocks(element, "<p>one</p><p>two</p>", known);
	expect(element.innerHTML).toBe("<p>one</p><p>two</p>");
});
