import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Skipped } from "../../commands/content/sources/Post.ts";
import { openSourceFolder } from "../../commands/content/sources/SourceFolder.ts";
import { CommandError } from "../../embedded/errors.ts";

const megabyte = 1024 * 1024;

let parent: string;
let root: string;

beforeEach(() => {
	parent = mkdtempSync(join(tmpdir(), "site-source-"));
	root = join(parent, "blog");
	mkdirSync(root);
});
afterEach(() => rmSync(parent, { recursive: true }));

function write(...paths: string[]) {
	for (const path of paths) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), path);
	}
}

test("a folder lists its files without hidden folders, links and the tools' folders", async () => {
	write("b.md", "a/b.md", "a.md", "a/vendor/c.md", "end./d.md", "other.txt");
	write(".git/a.md", ".a.md", "a/.b.md", "node_modules/a.md", "a/node_modules/a.md", "_site/a.md", "vendor/a.md", "dist/a.md");
	write("themes/a.md", "_includes/a.md", "_layouts/a.md", "archetypes/a.md");
	symlinkSync("b.md", join(root, "link.md"));
	symlinkSync("other.txt", join(root, "link.txt"));
	execFileSync("mkfifo", [join(root, "pipe.md")]);
	const { paths, unreadable } = await (await openSourceFolder(root)).list((path) => path.endsWith(".md"));
	expect(paths).toEqual(["a.md", "a/b.md", "a/vendor/c.md", "b.md", "end./d.md"]);
	expect(unreadable.toSorted((a, b) => a.source.localeCompare(b.source))).toEqual([
		{ source: "link.md", reason: "is a link, which is not followed" },
		{ source: "pipe.md", reason: "is no file" },
	]);
});

test("a folder that has gone is named", async () => {
	const folder = await openSourceFolder(root);
	rmSync(root, { recursive: true });
	expect(await folder.list(() => true)).toEqual({
		paths: [],
		unreadable: [{ source: root, reason: "cannot be read (ENOENT)" }],
	});
	await expect(openSourceFolder(root)).rejects.toThrow(new CommandError(`There is nothing at ${root}.`));
});

test("an image is found by its name, if it is the only one", async () => {
	const images = ["a.png", "x/b.JPG", "x/c.jpeg", "d.gif", "e.webp", "f.avif", "g.svg"];
	write(...images, "two.png", "x/two.png", "a.png.txt", "h.png.md", "other.png");
	const folder = await openSourceFolder(root);
	const names = ["a.png", "b.JPG", "c.jpeg", "d.gif", "e.webp", "f.avif", "g.svg", "two.png", "h.png.md", "x/b.JPG", "none.png"];
	expect(await Promise.all(names.map((name) => folder.findImage(name)))).toEqual([...images, ...Array(4).fill(undefined)]);
});

test("a file is read within the folder and up to 10 MB", async () => {
	write("a.md", "full.md", "over.md", "../outside.md", "../blog2/a.md");
	symlinkSync("a.md", join(root, "in.md"));
	symlinkSync("../outside.md", join(root, "out.md"));
	truncateSync(join(root, "full.md"), 10 * megabyte);
	truncateSync(join(root, "over.md"), 10.5 * megabyte);
	const { read } = await openSourceFolder(root);
	for (const path of ["a.md", "in.md"]) expect(String(await read(path))).toBe("a.md");
	for (const path of ["out.md", "../outside.md", "../blog2/a.md", "none.md", "."]) expect(await read(path)).toBeNull();
	mkdirSync(join(root, "folder.md"));
	expect(await read("folder.md")).toBeNull();
	expect((await read("full.md"))?.length).toBe(10 * megabyte);
	await expect(read("over.md")).rejects.toThrow(new Skipped("has 10.5 MB, and a file may have 10.0 MB"));
});
