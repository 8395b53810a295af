import { dataUrl, pagePathOf } from "./dataUrl.ts";

test.each([
	["/", "/data/index.json"],
	["/essays", "/data/essays.json"],
	["/essays/a-calm-deploy", "/data/essays/a-calm-deploy.json"],
])("the data URL of %s is %s", (pathname, url) => {
	expect(dataUrl({ pathname, search: "?page=2" })).toBe(`${url}?page=2`);
	expect(pagePathOf(url)).toBe(pathname);
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
])("%s is no data URL", (pathname) => {
	expect(pagePathOf(pathname)).toBeNull();
});
