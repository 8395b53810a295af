import { ascii, type Bytes, concat, littleEndian, slice, textOf, uint32, viewOf } from "./bytes.ts";
import { cleanAvif } from "./cleanAvif.ts";
import { imageTypeOf } from "./imageBytes.ts";

/*
 * Copies the container of an image, block by block, without metadata: EXIF, XMP, IPTC, comments, previews and
 * any data after its end. No library does so for all five formats. Keeps pixels byte for byte, colour
 * profiles and animations; of EXIF only the orientation.
 */

/** Throws a RangeError when the container is damaged. Returns bytes of other types unchanged. */
export function withoutMetadata(bytes: Bytes): Bytes {
	const type = imageTypeOf(bytes);
	switch (type) {
		case "image/jpeg":
			return cleanJpeg(bytes);
		case "image/png":
			return cleanPng(bytes);
		case "image/webp":
			return cleanWebp(bytes);
		case "image/gif":
			return cleanGif(bytes);
		case "image/avif":
			return cleanAvif(bytes);
		default:
			return bytes;
	}
}

function cleanJpeg(bytes: Bytes): Bytes {
	const view = viewOf(bytes);
	const kept: Bytes[] = [];
	let orientation = 1;
	let at = 2;
	for (;;) {
		// Markers may have any number of fill bytes before them.
		while (view.getUint8(at + 1) === 0xff) at++;
		const marker = view.getUint16(at);
		if (marker < 0xffc0) throw new RangeError("A segment has no marker.");
		if (marker === 0xffd9) break;
		const end = at + 2 + view.getUint16(at + 2);
		const segment = slice(bytes, at, end);
		const start = textOf(segment, 4, 18);
		if (start.startsWith("Exif\0\0")) orientation = orientationIn(segment.subarray(10)) ?? orientation;
		if (isNeededSegment(marker, start)) kept.push(segment);
		at = end;
		if (marker !== 0xffda) continue;
		const scanEnd = endOfScan(bytes, at);
		kept.push(slice(bytes, at, scanEnd));
		at = scanEnd;
		// Browsers show the existing part of a truncated image.
		if (at === bytes.length) break;
	}
	const end = bytes.slice(at, at + 2);
	const exif = orientation === 1 ? [] : [concat([Uint8Array.of(0xff, 0xe1, 0, 34), ascii("Exif\0\0"), tiffWith(orientation)])];
	return concat([bytes.slice(0, 2), ...exif, ...kept, end]);
}

/** JFIF without a preview, colour profiles, Adobe's colour transform, and all segments of the coding. */
function isNeededSegment(marker: number, start: string): boolean {
	if (marker === 0xffe0) return start.startsWith("JFIF\0") && start.endsWith("\0\0");
	if (marker === 0xffe2) return start.startsWith("ICC_PROFILE\0");
	if (marker === 0xffee) return start.startsWith("Adobe");
	return marker < 0xffe0;
}

/** The end of the coded data: a marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Bytes, from: number): number {
	for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
		const next = bytes[at + 1] as number;
		if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
	}
	return bytes.length;
}

const pngChunks = new Set("tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT".split(" "));

function cleanPng(bytes: Bytes): Bytes {
	const view = viewOf(bytes);
	const kept = [bytes.slice(0, 8)];
	for (let at = 8, name = ""; name !== "IEND"; ) {
		const end = at + 12 + view.getUint32(at);
		name = textOf(bytes, at + 4, at + 8);
		const chunk = slice(bytes, at, end);
		const orientation = name === "eXIf" ? (orientationIn(chunk.subarray(8)) ?? 1) : 1;
		if (orientation !== 1) kept.push(pngChunk("eXIf", tiffWith(orientation)));
		// Critical chunks begin with a capital letter.
		if (/^[A-Z]/.test(name) || pngChunks.has(name)) kept.push(chunk);
		at = end;
	}
	return concat(kept);
}

function pngChunk(name: string, data: Bytes): Bytes {
	const content = concat([ascii(name), data]);
	return concat([uint32(data.length), content, uint32(crc32(content))]);
}

function crc32(bytes: Bytes): number {
	let crc = -1;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
	}
	return (crc ^ -1) >>> 0;
}

const webpChunks = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
const [exifFlag, xmpFlag] = [8, 4];

function cleanWebp(bytes: Bytes): Bytes {
	const view = viewOf(bytes);
	const kept: Bytes[] = [];
	let orientation = 1;
	const length = Math.min(8 + view.getUint32(4, true), bytes.length);
	for (let at = 12; at < length; ) {
		const size = view.getUint32(at + 4, true);
		const end = at + 8 + size + (size % 2);
		const name = textOf(bytes, at, at + 4);
		// The last chunk of some writers lacks its padding.
		const chunk = slice(bytes, at, at + 8 + size === length ? length : end);
		if (name === "EXIF") orientation = orientationIn(chunk.subarray(8)) ?? 1;
		if (webpChunks.has(name)) kept.push(chunk);
		at = end;
	}
	const head = kept.find((chunk) => textOf(chunk, 0, 4) === "VP8X");
	const hasExif = head !== undefined && orientation !== 1;
	if (head) head[8] = ((head[8] as number) & ~(exifFlag | xmpFlag)) | (hasExif ? exifFlag : 0);
	if (hasExif) kept.push(concat([ascii("EXIF"), littleEndian(26), tiffWith(orientation)]));
	const content = concat([ascii("WEBP"), ...kept]);
	return concat([ascii("RIFF"), littleEndian(content.length), content]);
}

const gifApplications = new Set(["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]);

function cleanGif(bytes: Bytes): Bytes {
	const view = viewOf(bytes);
	const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
	let at = 13 + tableSize(view.getUint8(10));
	const kept = [slice(bytes, 0, at)];
	for (let kind = view.getUint8(at); kind !== 0x3b; kind = view.getUint8(at)) {
		const isImage = kind === 0x2c;
		if (!isImage && kind !== 0x21) throw new RangeError("A block of the GIF has no known kind.");
		const label = view.getUint8(at + 1);
		let end = isImage ? at + 11 + tableSize(view.getUint8(at + 9)) : at + 2;
		for (let size = view.getUint8(end); size !== 0; size = view.getUint8(end)) end += size + 1;
		end++;
		const isComment = !isImage && label === 0xfe;
		const isForeign = !isImage && label === 0xff && !gifApplications.has(textOf(bytes, at + 3, at + 14));
		if (!isComment && !isForeign) kept.push(slice(bytes, at, end));
		at = end;
	}
	return concat([...kept, Uint8Array.of(0x3b)]);
}

const orientationTag = 0x0112;

/** The orientation in EXIF's TIFF data; undefined when it has none. */
function orientationIn(bytes: Uint8Array): number | undefined {
	// Some writers begin with the prefix of a JPEG.
	const tiff = textOf(bytes, 0, 6) === "Exif\0\0" ? bytes.subarray(6) : bytes;
	try {
		const view = viewOf(tiff);
		const isLittle = view.getUint16(0) === 0x4949;
		const directory = view.getUint32(4, isLittle);
		for (let entry = 0; entry < view.getUint16(directory, isLittle); entry++) {
			const at = directory + 2 + entry * 12;
			if (view.getUint16(at, isLittle) !== orientationTag) continue;
			const orientation = view.getUint16(at + 8, isLittle);
			return orientation >= 1 && orientation <= 8 ? orientation : undefined;
		}
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
	}
	return undefined;
}

/** TIFF data with only the orientation: one directory of one short. */
function tiffWith(orientation: number): Bytes {
	const header = [...ascii("MM"), 0, 42, 0, 0, 0, 8];
	return Uint8Array.from([
		...header,
		0,
		1,
		orientationTag >> 8,
		orientationTag & 255,
		0,
		3,
		0,
		0,
		0,
		1,
		0,
		orientation,
		0,
		0,
		0,
		0,
		0,
		0,
	]);
}
