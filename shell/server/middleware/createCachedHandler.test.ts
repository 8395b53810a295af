import { cacheKey } from "./createCachedHandler.ts";

test("a category that the admin made has a page of its own, and only where the page reads it", () => {
	const key = (path: string) => cacheKey(new URL(path, "https://example.test"), { kategori: ["perahu"] });
	expect(key("/store?kategori=perahu")).toBe("/store?kategori=perahu");
	expect(key("/essays?kategori=perahu")).toBe("/essays");
});

test.each([
	["/store?kategori=custom", "/store?kategori=custom"],
	["/store?utm_source=mail&kategori=custom&kategori=web", "/store?kategori=custom"],
	["/store?kategori=perahu", "/store"],
	["/essays?kategori=custom", "/essays"],
	["/essays/a?1=2", "/essays/a"],
])("%s is the page of %s", (url, key) => {
	expect(cacheKey(new URL(url, "https://example.test"))).toBe(key);
});
