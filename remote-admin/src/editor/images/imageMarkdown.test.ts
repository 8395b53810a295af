import { toImageMarkdown } from "./imageMarkdown.ts";

test.each([
	["/a/tea.webp", "sacks-on_the scale.jpg", "![sacks on the scale](/a/tea.webp)"],
	["/a/tea.webp", "tea - two.v2.jpg", "![tea two.v2](/a/tea.webp)"],
	["https://cdn.example/tea.webp", undefined, "![Image](https://cdn.example/tea.webp)"],
	[" /a b(c).webp ", "[x].png", "![x](/a%20b%28c%29.webp)"],
])("an image at %j from the file %j is %j", (url, name, markdown) => {
	expect(toImageMarkdown(url, name)).toBe(markdown);
});
