import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRedirects } from "./redirectFiles.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "redirects-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), "utf8");
const write = (...redirects: [string, string][]) =>
	writeRedirects(
		redirects.map(([fromPath, toPath]) => ({ fromPath, toPath })),
		folder,
		"https://raka.example",
	);

test("redirects are lines of _redirects and pages that refresh", async () => {
	await write(["/2024/kopi%20susu", "/essays/kopi?a=1&b='"], ["/old.html", "/hire"], ["/index.php", "/"]);
	expect(read("_redirects")).toBe("/2024/kopi%20susu /essays/kopi?a=1&b=' 301\n/old.html /hire 301\n/index.php / 301\n");
	const target = "https://raka.example/essays/kopi?a=1&amp;b=%27";
	expect(read("2024/kopi susu/index.html")).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
	expect(read("old.html")).toContain('<link rel="canonical" href="https://raka.example/hire">');
	expect(readdirSync(folder).sort()).toEqual(["2024", "_redirects", "old.html"]);
});

test("a page of the export is never replaced, a path outside of it never written, and without redirects nothing is", async () => {
	mkdirSync(join(folder, "essays/tea"), { recursive: true });
	writeFileSync(join(folder, "essays/tea/index.html"), "The essay");
	await write(["/essays/tea", "/hire"]);
	expect(read("essays/tea/index.html")).toBe("The essay");
	expect(readdirSync(folder)).toEqual(["essays"]);
	await write(["/..%2F..%2Foutside.html", "/hire"], ["/%FF", "/hire"]);
	expect(readdirSync(folder).sort()).toEqual(["_redirects", "essays"]);
});

test("redirects from paths that no file can have are lines of _redirects alone", async () => {
	writeFileSync(join(folder, "rss.xml"), "The feed");
	await write([`/${"x".repeat(300)}`, "/hire"], ["/rss.xml/old", "/hire"], ["/old.html", "/hire"]);
	expect(read("_redirects").split("\n")).toHaveLength(4);
	expect(readdirSync(folder).sort()).toEqual(["_redirects", "old.html", "rss.xml"]);
});
