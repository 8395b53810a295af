import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { assertReplaceable, replaceExport } from "./exportFolder.ts";

let parent: string;
let folder: string;
beforeEach(() => {
	parent = mkdtempSync(join(tmpdir(), "export-"));
	folder = join(parent, "www");
});
afterEach(() => rmSync(parent, { recursive: true }));

const put = (path: string, text = "") => {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
};

/** Exports these files. */
async function replace(...files: string[]): Promise<void> {
	const tempFolder = mkdtempSync(`${folder}.`);
	for (const file of files) put(join(tempFolder, "site", file), "exported");
	try {
		await replaceExport(folder, join(tempFolder, "site"), tempFolder);
	} finally {
		rmSync(tempFolder, { recursive: true });
	}
}

test("an export replaces an earlier one, whose files are gone", async () => {
	await replace("index.html", "old/index.html");
	mkdirSync(join(folder, "empty"));
	await replace("index.html", "new/index.html");
	expect(readdirSync(folder).sort()).toEqual([".exported", "index.html", "new"]);
	expect(readdirSync(parent)).toEqual(["www"]);
});

test.each([
	["a photo in a folder that no export has made", "photos/wedding.jpg", []],
	["a file beside those of an export", "CNAME", ["index.html"]],
	["a repository's folder", ".git/HEAD", ["index.html"]],
])("%s stays: the export is refused, names it, and changes nothing", async (_, file, exported) => {
	if (exported.length > 0) await replace(...exported);
	put(join(folder, file), "the only copy");
	const sentence = `${folder} holds ${file}, which no export has written; nothing was changed.`;
	await expect(assertReplaceable(folder)).rejects.toThrow(sentence);
	await expect(replace("new.html")).rejects.toThrow(sentence);
	expect(readFileSync(join(folder, file), "utf8")).toBe("the only copy");
	expect([existsSync(join(folder, "index.html")), readdirSync(parent)]).toEqual([exported.length > 0, ["www"]]);
});

test("a link in the folder counts as a file, and a file in its place is one sentence", async () => {
	mkdirSync(folder);
	symlinkSync(parent, join(folder, "link"));
	await expect(assertReplaceable(folder)).rejects.toThrow("holds link, which no export has written");
	rmSync(folder, { recursive: true });
	put(folder, "a file");
	await expect(assertReplaceable(folder)).rejects.toThrow("is no folder that can be written (ENOTDIR)");
});
