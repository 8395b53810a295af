import { cacheKey } from "./createCachedHandler.ts";

test.each([
	["/store?kategori=custom", "/store?kategori=custom"],
	["/store?utm_source=mail&kategori=custom&kategori=web", "/store?kategori=custom"],
	["/store?kategori=perahu", "/store"],
	["/essays?kategori=custom", "/essays"],
	["/essays/a?1=2", "/essays/a"],
])("%s is the page of %s", (url, key) => {
	expect(cacheKey(new URL(url, "https://example.test"))).toBe(key);
});
