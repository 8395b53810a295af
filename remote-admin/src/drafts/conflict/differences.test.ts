import { differences, type Piece } from "./differences.ts";

/** "a [b]": b is this version's own. */
const draw = (paragraphs: Piece[][]) =>
	paragraphs.map((pieces) => pieces.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(""));

const compare = (mine: string, theirs: string) => {
	const [found] = differences({ content: mine }, { content: theirs });
	return found && { mine: draw(found.mine), theirs: draw(found.theirs), shared: found.shared };
};

test("only fields that differ are named, in their order", () => {
	const mine = { title: "Tea", excerpt: "Same", isOpen: true };
	expect(differences(mine, { ...mine, title: "Coffee", isOpen: false }).map(({ field }) => field)).toEqual(["title", "isOpen"]);
	expect(differences(mine, mine)).toEqual([]);
});

test("a changed paragraph is compared word by word, those that are the same are counted", () => {
	expect(compare("One.\n\nIt knew the answers already.\n\nThree.", "One.\n\nIt held most of them already.\n\nThree.")).toEqual({
		mine: ["It [knew the answers] already."],
		theirs: ["It [held most of them ]already."],
		shared: 2,
	});
});

test("a paragraph that only one version has is marked in full", () => {
	expect(compare("One.\n\nTwo.", "One.")).toEqual({ mine: ["[Two.]"], theirs: [], shared: 1 });
	expect(compare("One.", "Zero.\n\nOne.")).toEqual({ mine: [], theirs: ["[Zero.]"], shared: 1 });
	expect(compare("One.", "")).toEqual({ mine: ["[One.]"], theirs: [], shared: 0 });
});

test.each([
	["Buy tea and rice today", "Buy jam and eggs today", "Buy [tea] and [rice] today", "Buy [jam] and [eggs] today"],
	[" tea ", " jam ", " [tea] ", " [jam] "],
	["tea\nrice", "jam\nrice", "[tea]\nrice", "[jam]\nrice"],
])("%j compared with %j keeps each common word in its place, and blanks at both ends", (mine, theirs, drawnMine, drawnTheirs) => {
	expect(compare(mine, theirs)).toEqual({ mine: [drawnMine], theirs: [drawnTheirs], shared: 0 });
});

test("a checkbox is compared as Yes and No", () => {
	const [found] = differences({ isOpen: true }, { isOpen: false });
	expect(found).toMatchObject({ mine: [[{ text: "Yes" }]], theirs: [[{ text: "No" }]] });
});

test("two long texts without a common word are compared within ten seconds, and marked in full", () => {
	const words = (prefix: string) => Array.from({ length: 20_000 }, (_, index) => `${prefix}${index}`).join(" ");
	const begun = performance.now();
	expect(compare(words("a"), words("b"))).toEqual({ mine: [`[${words("a")}]`], theirs: [`[${words("b")}]`], shared: 0 });
	expect(performance.now() - begun).toBeLessThan(10_000);
});
