const emphasis = "b, strong, i, em, del, s, strike";
const kinds: Record<string, string> = { B: "STRONG", I: "EM", S: "DEL", STRIKE: "DEL" };
const marks = new Set(Object.values(kinds));
const kindOf = (node: Node | null) => (node ? (kinds[node.nodeName] ?? node.nodeName) : "");

/** Prepares inline elements for Markdown, whose marks cannot nest in themselves, touch or enclose blanks. */
export function tidyInline(fragment: DocumentFragment): void {
	for (const comment of nodesOf<Comment>(fragment, 128)) comment.remove();
	for (const element of fragment.querySelectorAll(emphasis)) {
		const isNested = hasAncestor(element, kindOf(element));
		if (isNested || !element.textContent?.trim()) {
			if (isNested || !element.querySelector("img")) element.replaceWith(...element.childNodes);
			continue;
		}
		while (element.nextSibling && kindOf(element.nextSibling) === kindOf(element)) {
			element.append(...element.nextSibling.childNodes);
			element.nextSibling.remove();
		}
	}
	for (const element of fragment.querySelectorAll(emphasis)) {
		movePunctuation(element);
	}
	linkUrls(fragment);
}

function hasAncestor(element: Element, kind: string): boolean {
	for (let parent = element.parentElement; parent; parent = parent.parentElement) {
		if (kindOf(parent) === kind) return true;
	}
	return false;
}

/** A mark between punctuation and a letter would be text: `**a:**b` becomes `**a**:b`. */
function movePunctuation(element: Element): void {
	const { previousSibling, nextSibling, firstChild, lastChild } = element;
	if (lastChild?.nodeType === 3 && isWord(Array.from(textOf(nextSibling))[0])) {
		const [, text = "", end = ""] = /^(.*?)([\p{P}\p{S}]*)$/su.exec(lastChild.nodeValue ?? "") ?? [];
		lastChild.nodeValue = text;
		element.after(end);
	}
	if (firstChild?.nodeType === 3 && isWord(Array.from(textOf(previousSibling)).at(-1))) {
		const [, start = "", text = ""] = /^([\p{P}\p{S}]*)(.*)$/su.exec(firstChild.nodeValue ?? "") ?? [];
		firstChild.nodeValue = text;
		element.before(start);
	}
}

const isWord = (sign: string | undefined) => /[\p{L}\p{N}]/u.test(sign ?? "");

/** The text beside a mark; a link or code begins with punctuation. */
const textOf = (node: Node | null) => (node?.nodeName === "#text" || marks.has(kindOf(node)) ? (node?.textContent ?? "") : "");

/** URLs in a text become links, because escaped marks would be part of them. */
function linkUrls(fragment: DocumentFragment): void {
	for (const node of nodesOf<Text>(fragment, 4)) {
		if (!/https?:\/\/|www\./i.test(node.data) || node.parentElement?.closest("a, code, pre, kbd, tt, samp")) continue;
		const parts = node.data.split(
			/((?<![\p{L}\p{N}])(?:https?:\/\/[\p{L}\p{N}]|www\.[\p{L}\p{N}])[^\s<>"]*[^\s<>"?!.,:;*_~')\]])/iu,
		);
		node.replaceWith(...parts.map((part, index) => (index % 2 === 0 ? part : linkTo(part, fragment.ownerDocument))));
	}
}

/** The nodes of a kind, as NodeFilter has it. */
function nodesOf<Kind extends Node>(fragment: DocumentFragment, kind: number): Kind[] {
	const walker = fragment.ownerDocument.createTreeWalker(fragment, kind);
	const nodes: Node[] = [];
	while (walker.nextNode()) nodes.push(walker.currentNode);
	return nodes as Kind[];
}

function linkTo(url: string, document: Document): Element {
	const link = document.createElement("a");
	link.setAttribute("href", /^http/i.test(url) ? url : `http://${url}`);
	link.textContent = url;
	return link;
}
