import { checkImage, type ImageType, imageTypeOf, isAnimated } from "./imageBytes.ts";
import { imageSizeOf, sourcesOf } from "./imageUrl.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const chunk = (name: string) => `\0\0\0\0${name}CRC!`;

const pngStart = "\x89PNG\r\n\x1a\n";

test.each<[string, ImageType | null]>([
	[`${pngStart}${chunk("IHDR")}`, "image/png"],
	["\xff\xd8\xff\xe0..JFIF", "image/jpeg"],
	["GIF87a", "image/gif"],
	["RIFF....WEBPVP8 ", "image/webp"],
	["\0\0\0\x1cftypavif\0\0\0\0mif1miaf", "image/avif"],
	["\0\0\0\x1cftypmif1\0\0\0\0miafavif", "image/avif"],
	["\0\0\0\x1cftypisom\0\0\0\0mp42", null],
	["RIFF....WAVEfmt ", null],
	["XIFF....WEBPVP8 ", null],
	["\0\0\0\x1cmoovavif\0\0\0\0mif1miaf", null],
	["\0\0\0\x1cftypmif1\0\0\0\0mi.avif.", null],
	["<svg xmlns='http://www.w3.org/2000/svg'>", null],
	["<!doctype html>GIF89a", null],
	["", null],
])("%j is %s", (start, type) => {
	expect(imageTypeOf(bytes(start))).toBe(type);
});

test("a file whose type is the name of a property of every object is no image", async () => {
	const refusal = { kind: "invalid", reason: "type" };
	await expect(checkImage(new Blob(["GIF89a"], { type: "constructor" }))).rejects.toMatchObject(refusal);
});

test("an image may have no type, and any of its own", async () => {
	for (const type of ["", "image/gif", "image/png"]) expect(await checkImage(new Blob(["GIF89a"], { type }))).toBe("image/gif");
	const refusal = { kind: "invalid", reason: "type" };
	await expect(checkImage(new Blob(["GIF89a"], { type: "image/svg+xml" }))).rejects.toMatchObject(refusal);
	await expect(checkImage(new Blob(["<svg>"], { type: "image/gif" }))).rejects.toMatchObject(refusal);
});

test("an image has less than 5 MB", async () => {
	const gif = (size: number) => new Blob(["GIF89a".padEnd(size)]);
	expect(await checkImage(gif(5_242_879))).toBe("image/gif");
	await expect(checkImage(gif(5_242_880))).rejects.toMatchObject({ kind: "invalid", reason: "size" });
});

test.each<[string, ImageType, string, boolean]>([
	["a png that ends with its animation", "image/png", `${pngStart}${chunk("IHDR")}\0\0\0\0acTL`, true],
	["a png with a longer chunk", "image/png", `${pngStart}\0\0\0\x04IHDRacTLCRC!${chunk("IDAT")}${chunk("acTL")}`, false],
	["a png with an animation after a longer chunk", "image/png", `${pngStart}\0\0\0\x04IHDR....CRC!${chunk("acTL")}`, true],
	["a webp of another kind", "image/webp", "RIFF....WEBPVP8 \x0a\0\0\0\x02\0\0\0", false],
	["an avif picture", "image/avif", "\0\0\0\x1cftypavif", false],
	["a photograph that has a png's words", "image/jpeg", `${pngStart}${chunk("acTL")}`, false],

	["any gif", "image/gif", "GIF89a", true],
	["a png with an animation", "image/png", `${pngStart}${chunk("IHDR")}${chunk("acTL")}${chunk("IDAT")}`, true],
	["a png without one", "image/png", `${pngStart}${chunk("IHDR")}${chunk("IDAT")}${chunk("acTL")}`, false],
	["a png that ends early", "image/png", `${pngStart}${chunk("IHDR")}`, false],
	["a webp with an animation", "image/webp", "RIFF....WEBPVP8X\x0a\0\0\0\x02\0\0\0", true],
	["a webp with transparency alone", "image/webp", "RIFF....WEBPVP8X\x0a\0\0\0\x10\0\0\0", false],
	["an avif sequence", "image/avif", "\0\0\0\x1cftypavis", true],
	["a photograph", "image/jpeg", "\xff\xd8\xff\xe0", false],
])("%s moves or not", (_, type, content, moves) => {
	expect(isAnimated(bytes(content), type)).toBe(moves);
});

const stored = "https://raka.example/storage/v1/object/public/project-images/1700000000000-0123456789abcdef";

test("the URL of an uploaded image contains its size and its copies", () => {
	expect(imageSizeOf(`${stored}-1600x900.jpg`)).toEqual({ width: 1600, height: 900 });
	expect(sourcesOf(`${stored}-1600x900.jpg`)).toEqual({ src: `${stored}-1600x900.jpg` });
	expect(imageSizeOf(`${stored}-1600x900-640-1280.png`)).toEqual({ width: 1600, height: 900 });
	expect(sourcesOf(`${stored}-1600x900-640-1280.png`)).toEqual({
		src: `${stored}-1600x900-640-1280.png`,
		srcSet: `${stored}-1600x900.w640.webp 640w, ${stored}-1600x900.w1280.webp 1280w, ${stored}-1600x900-640-1280.png 1600w`,
	});
	expect(sourcesOf(`${stored}-1600x900-1280.png`).srcSet).toBe(
		`${stored}-1600x900.w1280.webp 1280w, ${stored}-1600x900-1280.png 1600w`,
	);
});

test.each(["-640-1280-1920", "-640-1280"])("a page never shows an original of 4,000 px that has the copies %s", (copies) => {
	const { src, srcSet } = sourcesOf(`${stored}-4000x3000${copies}.jpg`);
	const last = copies.slice(-4);
	expect(src).toBe(`${stored}-4000x3000.w${last}.webp`);
	expect(srcSet).toMatch(new RegExp(` 640w, .* ${last}w$`));
});

test.each(["/sample/kebun-600.webp", "https://blog.example/wp-content/photo-1600x900-1.jpg", `${stored}-0x900.jpg`, ""])(
	"%p has no size",
	(url) => {
		expect(imageSizeOf(url)).toBeNull();
		expect(sourcesOf(url)).toEqual({ src: url });
	},
);
