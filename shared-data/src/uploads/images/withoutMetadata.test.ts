import { createHash } from "node:crypto";
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
const segment = (marker: number, text: string) =>
	join(Uint8Array.of(0xff, marker, (text.length + 2) >> 8, (text.length + 2) & 255), ascii(text));

/** As a phone's: IPTC, a comment, an application's own segment, and a film behind the picture. */
function withMore(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
	const more = [
		segment(0xed, "Photoshop 3.0\0 Dago 14"),
		segment(0xfe, "A Private Name"),
		segment(0xe2, "MPF\0 ExamplePhone"),
		segment(0xe5, "Dago 14"),
	];
	return join(jpeg.subarray(0, 2), ...more, jpeg.subarray(2), ascii("ftypmp42 Dago 14"));
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

test.each(Object.keys(formats).filter((format) => format !== "JPEG"))("%s: a damaged container is refused", async (format) => {
	const original = (await formats[format]?.()) as Uint8Array<ArrayBuffer>;
	expect(() => withoutMetadata(original.slice(0, 60))).toThrow(RangeError);
});
