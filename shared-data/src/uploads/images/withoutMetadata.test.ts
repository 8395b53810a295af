import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { parse } from "exifr";
import sharp from "sharp";
import { withoutMetadata } from "./withoutMetadata.ts";

/** The texts that a cleaned image must not contain. */
const secrets = ["A Private Name", "ExamplePhone", "Dago 14"];
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description xmlns:p="http://ns.adobe.com/photoshop/1.0/" p:City="Dago 14"/></r:RDF></x:xmpmeta>`;

const photo = () =>
	sharp({ create: { width: 90, height: 60, channels: 3, background: "#8899aa", noise: { type: "gaussian", sigma: 40 } } })
		.withIccProfile("p3")
		.withExif({
			IFD0: { Make: "ExamplePhone", Artist: "A Private Name" },
			IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 52/1 10/1", GPSLongitudeRef: "E", GPSLongitude: "107/1 37/1 5/1" },
		})
		.withXmp(xmp)
		.withMetadata({ orientation: 6 });

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const uint32 = (value: number) => String.fromCharCode(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
const littleEndian = (value: number) => [...uint32(value)].toReversed().join("");
const segment = (marker: number, text: string) => `\xff${String.fromCharCode(marker)}${uint32(text.length + 2).slice(2)}${text}`;

/** As a phone's: IPTC, a comment, an application's own segment, and a film behind the picture. */
function withMore(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
	const more = [
		segment(0xed, "Photoshop 3.0\0 Dago 14"),
		segment(0xfe, "A Private Name"),
		segment(0xe2, "MPF\0 ExamplePhone"),
		segment(0xe5, "Dago 14"),
	];
	return join(jpeg.subarray(0, 2), ...more.map(ascii), jpeg.subarray(2), ascii("ftypmp42 Dago 14"));
}

function pngText(png: Uint8Array): Uint8Array<ArrayBuffer> {
	const content = ascii("Author\0A Private Name");
	return join(
		png.subarray(0, 33),
		Uint8Array.of(0, 0, 0, content.length),
		ascii("tEXt"),
		content,
		ascii("CRC!"),
		png.subarray(33),
	);
}

/** Two frames that loop, with a comment and XMP. */
async function gif(): Promise<Uint8Array<ArrayBuffer>> {
	const frames = { create: { width: 20, height: 40, channels: 3, background: "#123", pageHeight: 20 } } as const;
	const plain = new Uint8Array(
		await sharp(frames)
			.gif({ loop: 0, delay: [100, 100] })
			.toBuffer(),
	);
	const start = 13 + ((plain[10] as number) & 0x80 ? 3 * 2 ** (((plain[10] as number) & 7) + 1) : 0);
	const comment = [Uint8Array.of(0x21, 0xfe, 14), ascii("A Private Name"), Uint8Array.of(0)];
	const application = [Uint8Array.of(0x21, 0xff, 11), ascii("XMP DataXMP"), Uint8Array.of(7), ascii("Dago 14"), Uint8Array.of(0)];
	return join(plain.subarray(0, start), ...comment, ...application, plain.subarray(start));
}

const formats: Record<string, () => Promise<Uint8Array<ArrayBuffer>>> = {
	JPEG: async () => withMore(await photo().jpeg({ progressive: true }).toBuffer()),
	PNG: async () => pngText(await photo().png().toBuffer()),
	WebP: async () => new Uint8Array(await photo().webp().toBuffer()),
	AVIF: async () => new Uint8Array(await photo().avif().toBuffer()),
	GIF: gif,
};

/** The picture that visitors see: upright pixels, colour profile and frames. */
async function seen(bytes: Uint8Array) {
	const { icc, pages, delay, autoOrient } = await sharp(bytes, { animated: true }).metadata();
	const pixels = await sharp(bytes, { animated: true }).autoOrient().raw().toBuffer();
	return { icc: icc?.toString("latin1"), pages, delay, autoOrient, pixels: createHash("sha256").update(pixels).digest("hex") };
}

test.each(Object.entries(formats))("%s: nothing of its making is left, and a visitor sees the same picture", async (_, make) => {
	const original = await make();
	const cleaned = withoutMetadata(original);
	expect(secrets.some((secret) => Buffer.from(original).includes(secret))).toBe(true);
	expect(secrets.filter((secret) => Buffer.from(cleaned).includes(secret))).toEqual([]);
	const { exif, xmp: description, iptc } = await sharp(cleaned).metadata();
	expect([(exif?.length ?? 0) <= 32, description, iptc]).toEqual([true, undefined, undefined]);
	expect(await seen(cleaned)).toEqual(await seen(original));
	expect(withoutMetadata(cleaned)).toEqual(cleaned);
});

test.each(["JPEG", "PNG"])("%s: a reader of photos finds the orientation alone", async (format) => {
	const original = (await formats[format]?.()) as Uint8Array<ArrayBuffer>;
	const everything = { tiff: true, exif: true, gps: true, xmp: true, iptc: true, icc: false, jfif: false, ihdr: false };
	expect(await parse(original, everything)).toMatchObject({ Artist: "A Private Name", latitude: expect.closeTo(-6.87, 2) });
	expect(await parse(withoutMetadata(original), everything)).toEqual({ Orientation: "Rotate 90 CW" });
});

test("a photo that was cut off keeps the part that is there", async () => {
	const jpeg = new Uint8Array(await photo().jpeg().toBuffer());
	const cut = jpeg.slice(0, jpeg.length - 300);
	expect(withoutMetadata(cut).length).toBeLessThan(cut.length);
	expect(withoutMetadata(cut).slice(-9)).toEqual(cut.slice(-9));
});

test.each(Object.keys(formats))("%s: a damaged container is refused", async (format) => {
	const original = (await formats[format]?.()) as Uint8Array<ArrayBuffer>;
	expect(() => withoutMetadata(original.slice(0, 60))).toThrow(RangeError);
});

/** Files written by hand: texts with one character per byte. */

const scan = (pixels: string) => `${segment(0xda, "\x01")}${pixels}`;
const jpeg = (...parts: string[]) => `\xff\xd8${parts.join("")}${scan("pixels")}\xff\xd9`;
const jfif = (preview: string) => segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01${preview}`);

const pngChunk = (name: string, data = "") => `${uint32(data.length)}${name}${data}${uint32(crc32(ascii(name + data)))}`;
const png = (...chunks: string[]) => `\x89PNG\r\n\x1a\n${chunks.join("")}${pngChunk("IDAT", "pixels")}${pngChunk("IEND")}`;

const chunk = (name: string, data: string) => `${name}${littleEndian(data.length)}${data}${"\0".repeat(data.length % 2)}`;
const riff = (...chunks: string[]) => `RIFF${littleEndian(4 + chunks.join("").length)}WEBP${chunks.join("")}`;
const extended = (flags: string) => chunk("VP8X", `${flags}\0\0\0\0\0\0\0\0\0`);
const webpPixels = chunk("VP8 ", "\x0cpixels");

const gifWith = (...blocks: string[]) => `GIF89a\x01\0\x01\0\0\0\0${blocks.join("")};`;
const application = (name: string) => `!\xff\x0b${name}\x03\x01\0\0\0`;

/** EXIF data with a directory of one orientation. */
const tiff = (orientation: number, entries = "\x01") =>
	`MM\0*\0\0\0\x08\0${entries}\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`;
const exif = (data: string) => segment(0xe1, `Exif\0\0${data}`);

const clean = (file: string) => Buffer.from(withoutMetadata(ascii(file))).toString("latin1");

test.each([
	["JPEG: the header without a preview", jpeg(jfif("\0\0"))],
	["JPEG: Adobe's colour transform", jpeg(segment(0xee, "Adobe\0d\0\0\0\0\x01"))],
	["JPEG: pixels with stuffed zeros and restarts", jpeg(scan("a\xff\0b\xff\xd0c\xff\xd7d\xff\xff\0"))],
	["JPEG: a table between two scans", jpeg(scan("pixels"), segment(0xc4, "\xff\xd9"))],
	["JPEG: a picture that was cut off within its last marker", jpeg().slice(0, -1)],
	["WebP: a simple picture", riff(webpPixels)],
	["WebP: a picture with transparency", riff(extended("\x10"), webpPixels)],
	["WebP: a last chunk without its padding", riff(chunk("VP8 ", "odd").slice(0, -1))],
	["GIF: a frame with its own colours", gifWith(",\0\0\0\0\x01\0\x01\0\x80colour\x02\x01a\0")],
	...["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"].map((name) => [`GIF: the application ${name}`, gifWith(application(name))]),
	["a file of another type", "<svg/>"],
])("%s is left as it is", (_, file) => {
	expect(clean(file)).toBe(file);
});

test.each([
	["JPEG: a header with a preview", jpeg(jfif("\x01\x01rgb")), jpeg()],
	["JPEG: a second preview", jpeg(segment(0xe0, "JFXX\0\x10.....\0\0\0")), jpeg()],
	["JPEG: a header within another", jpeg(segment(0xe0, "\0\0secretsJFIF\0")), jpeg()],
	["JPEG: the last application's data", jpeg(segment(0xef, "Dago 14")), jpeg()],
	["JPEG: another owner of Adobe's segment", jpeg(segment(0xee, "not the Adobe")), jpeg()],
	["JPEG: a comment after fill bytes", jpeg(`\xff\xff\xff${segment(0xfe, "Dago 14\xff")}`), jpeg()],
	["JPEG: an application's orientation", jpeg(segment(0xe5, `Other\0${tiff(6)}`)), jpeg()],
	["JPEG: EXIF that ends early", jpeg(exif(tiff(6).slice(0, 12))), jpeg()],
	["JPEG: EXIF with an entry after its directory", jpeg(exif(tiff(6, "\0"))), jpeg()],
	["PNG: a text", png(pngChunk("tEXt", tiff(6))), png()],
	["PNG: EXIF except its orientation", png(pngChunk("eXIf", `${tiff(6)}Dago 14`)), png(pngChunk("eXIf", tiff(6)))],
	["WebP: EXIF that a simple picture cannot have", riff(webpPixels, chunk("EXIF", tiff(6))), riff(webpPixels)],
	[
		"WebP: EXIF, XMP and their flags",
		riff(extended("\x1c"), webpPixels, chunk("XMP ", "Dago 14")),
		riff(extended("\x10"), webpPixels),
	],
	[
		"WebP: EXIF except its orientation",
		riff(extended("\x1c"), webpPixels, chunk("EXIF", `${tiff(6)}Dago 14`)),
		riff(extended("\x18"), webpPixels, chunk("EXIF", tiff(6))),
	],
	["WebP: data after its end", `${riff(webpPixels)}ftypmp42 Dago 14`, riff(webpPixels)],
	["GIF: an application's data", gifWith(application("XMP DataXMP")), gifWith()],
])("%s is removed", (_, file, cleaned) => {
	expect(clean(file)).toBe(cleaned);
});

test.each([0, 1, 2, 8, 9])("the orientation %i is kept if it turns the picture", (orientation) => {
	const turns = orientation === 2 || orientation === 8;
	expect(clean(jpeg(exif(tiff(orientation))))).toBe(turns ? jpeg(exif(tiff(orientation))) : jpeg());
});

test.each([
	["a JPEG with data between its segments", jpeg(jfif("\0\0"), "Dago 14")],
	["a JPEG with a segment below the first marker", jpeg(segment(0xbf, "Dago 14"))],
	["a JPEG without pixels", `\xff\xd8${jfif("\0\0")}`],
	["a PNG without its end", png().slice(0, -12)],
	["a WebP that lacks a byte", riff(chunk("VP8L", "even")).slice(0, -1)],
	["a GIF without its end", gifWith().slice(0, -1)],
	["a GIF with an unknown block", gifWith("\x20\x01\0")],
])("%s is refused", (_, file) => {
	expect(() => clean(file)).toThrow(RangeError);
});
