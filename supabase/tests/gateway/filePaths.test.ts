import { storedFilePath, typeOf } from "../../embedded/data-dir/fileStorage.ts";

test.each([
	["essay-images", "a.png", "/data/files/essay-images/a.png"],
	["essay-images", "2026/a.png", "/data/files/essay-images/2026/a.png"],
	["essay-images", "..a.png", "/data/files/essay-images/..a.png"],
	["essay-images", "b/../a.png", "/data/files/essay-images/a.png"],
	["essay-images", "", undefined],
	["essay-images", ".", undefined],
	["essay-images", "../a.png", undefined],
	["essay-images", "../essay-images-2/a.png", undefined],
	["essay-images", "../../secrets.json", undefined],
	["essay-images", "/etc/passwd", undefined],
	["", "a.png", undefined],
	[".", "essay-images/a.png", undefined],
	["..", "secrets.json", undefined],
	["../files-2", "a.png", undefined],
	["/etc", "passwd", undefined],
])("the file of the bucket %j with the name %j is %j", (bucket, key, path) => {
	if (path) expect(storedFilePath("/data/files", bucket, key)).toBe(path);
	else expect(() => storedFilePath("/data/files", bucket, key)).toThrow("leads out of its bucket");
});

test.each([
	["a.png", "image/png"],
	["a.b.PNG", "image/png"],
	["a.svg", "application/octet-stream"],
	["a.html", "application/octet-stream"],
	["png", "application/octet-stream"],
])("the file %s is served as %s", (path, type) => {
	expect(typeOf(path)).toBe(type);
});
