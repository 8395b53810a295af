import { ascii, type Bytes, textOf, viewOf } from "./bytes.ts";

/** Overwrites metadata in place, because boxes refer to each other's offsets. Keeps the orientation. */
export function cleanAvif(bytes: Bytes): Bytes {
	const cleaned = bytes.slice();
	const view = viewOf(cleaned);
	visit(0, cleaned.length);
	return cleaned;

	function visit(from: number, to: number): void {
		let at = from;
		while (at < to) {
			const { name, start, end } = boxAt(at, to);
			// "mpvd" is the film of a motion photo; it has its own place and time.
			if (["uuid", "udta", "mpvd"].includes(name)) blank(at + 4, start, end, "free");
			else if (name === "meta") cleanMeta(start + 4, end);
			else if (["moov", "trak", "mdia", "minf", "stbl", "moof", "traf"].includes(name)) visit(start, end);
			at = end;
		}
	}

	function boxAt(at: number, to: number) {
		const size = view.getUint32(at);
		const isLarge = size === 1;
		const end = size === 0 ? to : at + (isLarge ? Number(view.getBigUint64(at + 8)) : size);
		const start = at + (isLarge ? 16 : 8);
		if (end > to || end < start) throw new RangeError("A box of the AVIF is longer than its parent.");
		return { name: textOf(cleaned, at + 4, at + 8), start, end };
	}

	/** Overwrites a name of four letters and the content; readers skip unknown names. */
	function blank(nameAt: number, start: number, end: number, name: string): void {
		cleaned.set(ascii(name), nameAt);
		cleaned.fill(0, start, end);
	}

	function cleanMeta(from: number, to: number): void {
		const boxes = new Map<string, { start: number; end: number }>();
		for (let at = from; at < to; ) {
			const { name, start, end } = boxAt(at, to);
			boxes.set(name, { start, end });
			at = end;
		}
		const [infos, locations] = [boxes.get("iinf"), boxes.get("iloc")];
		if (!infos || !locations) return;
		const texts = new Set<number>();
		const isWide = view.getUint8(infos.start) > 0;
		for (let at = infos.start + (isWide ? 8 : 6); at < infos.end; ) {
			const { start, end } = boxAt(at, infos.end);
			const hasWideId = view.getUint8(start) > 2;
			const typeAt = start + (hasWideId ? 10 : 8);
			if (["Exif", "mime", "uri "].includes(textOf(cleaned, typeAt, typeAt + 4))) {
				texts.add(hasWideId ? view.getUint32(start + 4) : view.getUint16(start + 4));
				cleaned.set(ascii("skip"), typeAt);
			}
			at = end;
		}
		for (const { id, method, start, end } of extentsIn(locations.start, boxes.get("idat")?.start ?? 0)) {
			if (!texts.has(id)) continue;
			if (method > 1) throw new RangeError("A text of the AVIF is inside another item.");
			if (start === end) throw new RangeError("A text of the AVIF without a length is the whole file.");
			cleaned.fill(0, start, end);
		}
	}

	/** The byte ranges of each item, from "iloc"; method 0 counts from the file's start, 1 from "idat". */
	function* extentsIn(from: number, dataStart: number) {
		const version = view.getUint8(from);
		let at = from + 4;
		const read = (size: number): number => {
			at += size;
			if (size === 8) return Number(view.getBigUint64(at - 8));
			return size === 4 ? view.getUint32(at - 4) : size === 2 ? view.getUint16(at - 2) : size === 1 ? view.getUint8(at - 1) : 0;
		};
		const [sizes, moreSizes] = [read(1), read(1)];
		const idSize = version < 2 ? 2 : 4;
		for (let count = read(idSize); count > 0; count--) {
			const id = read(idSize);
			const method = version > 0 ? read(2) & 15 : 0;
			read(2);
			const base = read(moreSizes >> 4) + (method === 1 ? dataStart : 0);
			const extents = read(2);
			// Extents of no bytes could make a small file take minutes.
			if (extents > 1 && sizes === 0) throw new RangeError("An item of the AVIF has many extents without a place.");
			for (let left = extents; left > 0; left--) {
				if (version > 0) read(moreSizes & 15);
				const start = base + read(sizes >> 4);
				const end = start + read(sizes & 15);
				if (end > cleaned.length) throw new RangeError("An item of the AVIF ends after the end of the file.");
				yield { id, method, start, end };
			}
		}
	}
}
