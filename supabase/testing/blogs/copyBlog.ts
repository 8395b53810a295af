import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";

/**
 * A copy of one of the blogs in this folder, with images of these names and widths. Resolves with its
 * folder.
 */
export async function copyBlog(kind: string, images: Record<string, number> = {}): Promise<string> {
	const folder = join(mkdtempSync(join(tmpdir(), "site-blog-")), kind);
	cpSync(join(fileURLToPath(new URL(".", import.meta.url)), kind), folder, { recursive: true });
	for (const [name, width] of Object.entries(images)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		await makeImage(width).toFile(join(folder, name));
	}
	return folder;
}

/** Noise, so that a copy of it in fewer pixels has fewer bytes; equal for equal widths. */
export function makeImage(width: number): Sharp {
	const height = Math.ceil(width / 2);
	let seed = width;
	const pixels = Buffer.from(
		Array.from({ length: width * height * 3 }, () => {
			seed = Math.imul(seed, 1_103_515_245) + 12_345;
			return (seed >>> 16) & 255;
		}),
	);
	return sharp(pixels, { raw: { width, height, channels: 3 } });
}
