import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/*
 * A picture is kept as its lightness in 12 × 12 cells of 16 levels: 144 hexadecimal digits, which a new text
 * or another cursor does not change, but a moved block, a lost colour or a hole does.
 */
const file = new URL("approved.json", import.meta.url);
const side = 12;

type Pictures = Record<string, string>;

export const readApproved = (): Pictures => JSON.parse(readFileSync(file, "utf8"));

/** Adds pictures to the approved ones, one a line. */
export function approve(pictures: Pictures): void {
	const lines = Object.entries({ ...readApproved(), ...pictures }).sort(([a], [b]) => (a < b ? -1 : 1));
	writeFileSync(file, `{\n${lines.map(([name, cells]) => `\t${JSON.stringify(name)}: "${cells}"`).join(",\n")}\n}\n`);
}

export async function toCells(png: Buffer): Promise<string> {
	const grey = await sharp(png).resize(side, side, { fit: "fill" }).greyscale().raw().toBuffer();
	return [...grey].map((level) => (level >> 4).toString(16)).join("");
}

/** The share of cells that differ by more than the step between two neighbouring levels. */
export function differenceOf(cells: string, approved: string): number {
	const level = (text: string, at: number) => Number.parseInt(text[at] ?? "0", 16);
	const changed = [...cells].filter((_, at) => Math.abs(level(cells, at) - level(approved, at)) > 1);
	return changed.length / cells.length;
}
