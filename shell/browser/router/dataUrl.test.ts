import { dataUrl, pagePathOf } from "./dataUrl.ts";

test.each([
	["/", "/data/index.json"],
	["/essays", "/data/essays.json"],
	["/essays/a-calm-deploy", "/data/essays/a-calm-deploy.json"],
])("the data of %s lie at %s", (pathname, address) => {
	expect(dataUrl({ pathname, search: "?page=2" })).toBe(`${address}?page=2`);
	expect(pagePathOf(address)).toBe(pathname);
});

test.each([
	"/",
	"/data",
	"/data/",
	"/essays.json",
	"/database/essays.json",
	"/data//.json",
	"/data///.json",
	"/data//evil.example/x.json",
	"/data/..json",
	"/data/a/..json",
])("%s holds no page's data", (pathname) => {
	expect(pagePathOf(pathname)).toBeNull();
});
