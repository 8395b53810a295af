import { toAbsoluteImage } from "./toAbsoluteImage.ts";

const origin = "https://raka.example";
const card = `${origin}/cards/essays/tea.png`;

test.each([
	["/storage/v1/object/public/essay-images/tea.webp", `${origin}/storage/v1/object/public/essay-images/tea.webp`],
	[" https://cdn.example/tea.png ", "https://cdn.example/tea.png"],
	["//cdn.example/tea.png", "https://cdn.example/tea.png"],
])("%p is shared as %p", (image, address) => {
	expect(toAbsoluteImage(image, origin, card)).toBe(address);
});

test.each([null, undefined, "", " ", "data:image/png;base64,AAAA", "mailto:a@b.example", "http://["])(
	"%p can be shared by nobody: the page's card, or the site's image",
	(image) => {
		expect(toAbsoluteImage(image, origin, card)).toBe(card);
		expect(toAbsoluteImage(image, origin)).toBe(`${origin}/og-default.png`);
	},
);
