import { placeholderFor, toImageMarkdown, withoutPlaceholders } from "./imageMarkdown.ts";

test("two images of one name have two placeholders", () => {
	const first = placeholderFor("tea.webp", "");
	expect(first).toBe("![Uploading tea.webp…]()");
	expect(placeholderFor("tea.webp", `words ${first}`)).toBe("![Uploading tea.webp 2…]()");
	expect(placeholderFor("a [b](c).webp", "")).toBe("![Uploading a  b  c .webp…]()");
});

test("a placeholder whose upload ended with the tab is never stored", () => {
	expect(withoutPlaceholders("one\n\n![Uploading tea.webp…]()\n\ntwo ![Tea](/tea.webp)")).toBe(
		"one\n\n\n\ntwo ![Tea](/tea.webp)",
	);
});

test.each([
	["/a/tea.webp", "sacks-on_the scale.jpg", "![sacks on the scale](/a/tea.webp)"],
	["https://cdn.example/tea.webp", undefined, "![Image](https://cdn.example/tea.webp)"],
	[" /a b(c).webp ", "[x].png", "![x](/a%20b%28c%29.webp)"],
])("an image at %j from the file %j is %j", (url, name, markdown) => {
	expect(toImageMarkdown(url, name)).toBe(markdown);
});
