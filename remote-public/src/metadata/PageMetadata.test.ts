import { toAbsoluteImageUrl } from "./PageMetadata.tsx";
import { shareableImage } from "./shareableImage.ts";

const origin = "https://raka.example";
const drawn = `${origin}/cards/essays/tea.png`;

test.each([
	["/storage/v1/object/public/essay-images/tea.webp", `${origin}/storage/v1/object/public/essay-images/tea.webp`],
	[" https://cdn.example/tea.png ", "https://cdn.example/tea.png"],
	["//cdn.example/tea.png", "https://cdn.example/tea.png"],
])("%p is shared as %p", (image, url) => {
	expect(toAbsoluteImageUrl(image, origin, drawn)).toBe(url);
});

test.each([null, undefined, "", " ", "data:image/png;base64,AAAA", "mailto:a@b.example", "http://["])(
	"%p cannot be shared: the drawn image, or the site's image",
	(image) => {
		expect(toAbsoluteImageUrl(image, origin, drawn)).toBe(drawn);
		expect(toAbsoluteImageUrl(image, origin)).toBe(`${origin}/og-default.png`);
	},
);

test.each([
	[["/a.png", "/b.jpg"], "/a.png"],
	[["/a.webp", "/b.jpg?w=1"], "/b.jpg?w=1"],
	[["/a.AVIF#x", " https://cdn.example/a.gif?x ", null], null],
	[["javascript:alert(1)", undefined, "https://cdn.example/webp/a"], "https://cdn.example/webp/a"],
])("of the images %j networks get %s: never WebP, AVIF or GIF", (images, shared) => {
	expect(shareableImage(...images)).toBe(shared);
});
