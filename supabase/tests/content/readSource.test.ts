import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSource } from "../../commands/content/sources/readSource.ts";
import { CommandError } from "../../embedded/errors.ts";

const post = "---\ntitle: A\ndate: 2020-01-02\n---\n\nText.\n";

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "site-source-"));
	for (const name of ["a.md", "a.MARKDOWN", "a.zip", "a.tar.gz", "a.txt", "a.json", "a.XML"])
		writeFileSync(join(root, name), post);
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
	["none", "There is nothing at PATH."],
	["a.md/b", "PATH cannot be read (ENOTDIR)."],
	["a.zip", "PATH is packed; unpack it, and name the folder or the file in it."],
	["a.tar.gz", "PATH is packed; unpack it, and name the folder or the file in it."],
	["a.txt", "PATH is neither a folder, a Markdown file (.md) nor an export of Ghost (.json) or WordPress (.xml)."],
	["a.json", "PATH has 100.5 MB, and an export may have 100.0 MB; export a year at a time."],
	["a.XML", "PATH has 100.5 MB, and an export may have 100.0 MB; export a year at a time."],
])("the import refuses %s with a reason", async (name, reason) => {
	for (const file of ["a.json", "a.XML"]) truncateSync(join(root, file), 100.5 * 1024 * 1024);
	const path = join(root, name);
	await expect(readSource(path)).rejects.toThrow(new CommandError(reason.replace("PATH", path)));
});

test.each(["a.md", "a.MARKDOWN"])("the import reads a single post from %s", async (name) => {
	const { source, folder } = await readSource(join(root, name));
	expect(source.posts.map(({ path }) => path)).toEqual([name]);
	expect(String(await folder.read("a.txt"))).toBe(post);
});
