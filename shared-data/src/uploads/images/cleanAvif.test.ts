import { cleanAvif } from "./cleanAvif.ts";

/** Files written by hand: texts with one character per byte. */

const secret = "Dago 14";
const zeros = "\0".repeat(secret.length);

const number = (value: number, size = 4) => Buffer.from(value.toString(16).padStart(size * 2, "0"), "hex").toString("latin1");
const box = (name: string, content = "") => `${number(8 + content.length)}${name}${content}`;
const large = (name: string, content: string, size = 16 + content.length) => `${number(1)}${name}${number(size, 8)}${content}`;
const ftyp = box("ftyp", "avif\0\0\0\0");
const meta = (...boxes: string[]) => box("meta", `\0\0\0\0${boxes.join("")}`);

const clean = (file: string) => Buffer.from(cleanAvif(new Uint8Array(Buffer.from(file, "latin1")))).toString("latin1");

/** The bytes of each number in an "iloc" box, and where the items are. */
interface Layout {
	version: number;
	offset: number;
	base: number;
	index?: number;
	place?: "mdat" | "idat" | "item";
	length?: number;
}

/** Pixels, then EXIF as the last bytes of the file or of "idat". */
function avif({ version, offset, base, index = 0, place = "mdat", length = secret.length }: Layout): string {
	const id = (item: number) => number(item, version < 2 ? 2 : 4);
	const info = (item: number, type: string) => box("infe", `${version < 2 ? "\x02" : "\x03"}\0\0\0${id(item)}\0\0${type}\0`);
	const infos = `${version < 2 ? "\0\0\0\0\0\x02" : "\x01\0\0\0\0\0\0\x02"}${info(1, "av01")}${info(2, "Exif")}`;
	const locate = (item: number, at: number, size: number) => {
		const inBase = offset ? Math.min(at, base) : at;
		return [
			id(item),
			version ? number(["mdat", "idat", "item"].indexOf(place), 2) : "",
			number(0, 2),
			number(inBase, base),
			number(1, 2),
			version ? number(7, index) : "",
			number(at - inBase, offset),
			number(size),
		].join("");
	};
	const build = (at: number) => {
		const sizes = String.fromCharCode(version, 0, 0, 0, (offset << 4) | 4, (base << 4) | index);
		const locations = box("iloc", `${sizes}${id(2)}${locate(1, at - 6, 6)}${locate(2, at, length)}`);
		if (place === "idat") return `${ftyp}${meta(box("iinf", infos), box("idat", `pixels${secret}`), locations)}`;
		return `${ftyp}${meta(box("iinf", infos), box("idat", "other"), locations)}${box("mdat", `pixels${secret}`)}`;
	};
	return build(place === "idat" ? 6 : build(6).indexOf(secret));
}

test.each<Layout>([
	{ version: 0, offset: 4, base: 0, index: 4 },
	{ version: 0, offset: 0, base: 4 },
	{ version: 1, offset: 4, base: 4, index: 4 },
	{ version: 1, offset: 4, base: 0, place: "idat" },
	{ version: 2, offset: 8, base: 8 },
	{ version: 2, offset: 4, base: 4, index: 4, place: "idat" },
])("EXIF and nothing else is overwritten: %j", (layout) => {
	const file = avif(layout);
	expect(clean(file)).toBe(file.replace("Exif", "skip").replace(secret, zeros));
});

test("EXIF in two places is overwritten in both", () => {
	const infos = box("iinf", `\0\0\0\0\0\x01${box("infe", "\x02\0\0\0\0\x01\0\0Exif\0")}`);
	const build = (at: number) => {
		const extents = `${number(2, 2)}${number(at)}${number(4)}${number(at + 5)}${number(2)}`;
		return `${ftyp}${meta(infos, box("iloc", `\0\0\0\0\x44\0\0\x01\0\x01\0\0${extents}`))}${box("mdat", "Dago|14|")}`;
	};
	const file = build(build(0).indexOf("Dago"));
	expect(clean(file)).toBe(file.replace("Exif", "skip").replace("Dago|14|", "\0\0\0\0|\0\0|"));
});

const nested = (content: string) =>
	["stbl", "minf", "mdia", "trak", "moov"].reduce((inner, name) => box(name, inner), content) + box("moof", box("traf", content));

test.each([
	["with XMP", box("uuid", secret), box("free", zeros)],
	["in a track", nested(box("udta", secret)), nested(box("free", zeros))],
	["with a size of eight bytes", large("uuid", secret), large("free", zeros)],
	["that reaches the end of the file", `${number(0)}uuid${secret}`, `${number(0)}free${zeros}`],
	["with a motion photo's film", box("mpvd", secret), box("free", zeros)],
])("a box %s is overwritten", (_, before, after) => {
	expect(clean(ftyp + before)).toBe(ftyp + after);
});

const oneExtent = `\0\0\0\0\0\0${number(1, 2)}${number(1, 2)}\0\0${number(1, 2)}`;

test.each([
	["an empty box", box("free")],
	["items without a place", meta(box("iinf", "\0\0\0\0\0\0"))],
	["places without items", meta(box("iloc", "\0\0\0\0\0\0\0\0"))],
	["an item that is not text and has no length", meta(box("iinf", "\0\0\0\0\0\0"), box("iloc", oneExtent))],
])("%s is left as it is", (_, content) => {
	expect(clean(ftyp + content)).toBe(ftyp + content);
});

const manyExtents = `\0\0\0\0\0\0${number(1, 2)}${number(1, 2)}\0\0${number(65_535, 2)}`;

test.each([
	["a box that is longer than the file", box("mdat", "pixels").slice(0, -1)],
	["a box that is longer than its parent", box("moov", `${number(16)}trak`) + box("mdat", "pixels")],
	["a box that is shorter than its head", `${number(7)}fre${box("free")}`],
	["a long box that is shorter than its head", large("free", "", 8)],
	["EXIF that is longer than the file", avif({ version: 0, offset: 4, base: 0, length: 8 }).slice(ftyp.length)],
	["EXIF without a length", avif({ version: 0, offset: 4, base: 0, length: 0 }).slice(ftyp.length)],
	["EXIF inside another item", avif({ version: 1, offset: 4, base: 0, place: "item" }).slice(ftyp.length)],
	["an item of many extents that have no size", meta(box("iinf", "\0\0\0\0\0\0"), box("iloc", manyExtents))],
])("%s is refused", (_, content) => {
	expect(() => clean(ftyp + content)).toThrow(RangeError);
});
