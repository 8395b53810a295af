import { mostUsedColours } from "./mostUsedColours.ts";
import { readPng } from "./readPng.ts";
import { writePalettePng } from "./writePalettePng.ts";

/** The same picture in at most 256 colours: what a drawn interface needs, at a third of the bytes. Takes the PNGs that browsers write. */
export function shrinkPng(picture: Buffer): Buffer {
	const { width, height, pixels } = readPng(picture);
	const palette = mostUsedColours(pixels, 256);
	const indices = new Uint8Array(pixels.length);
	const known = new Map<number, number>();
	for (const [at, colour] of pixels.entries()) {
		let index = known.get(colour);
		if (index === undefined) {
			index = nearest(colour, palette);
			known.set(colour, index);
		}
		indices[at] = index;
	}
	const small = writePalettePng(width, height, palette, indices);
	return small.length < picture.length ? small : picture;
}

function nearest(colour: number, palette: number[]): number {
	let best = 0;
	let least = Number.POSITIVE_INFINITY;
	for (const [index, other] of palette.entries()) {
		const distance = apart(colour, other, 16) + apart(colour, other, 8) + apart(colour, other, 0);
		if (distance < least) [best, least] = [index, distance];
	}
	return best;
}

const apart = (one: number, other: number, shift: number) => (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2;
