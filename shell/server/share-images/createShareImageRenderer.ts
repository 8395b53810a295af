import { readFileSync } from "node:fs";
import type { Font } from "satori";
import { type ShareImage, shareImageLayout, shareImageSize } from "./shareImageLayout.ts";

/** Renders PNGs. satori reads its own files and resvg is native, so both come from the shell's folder. */
export function createShareImageRenderer(requirePackage: NodeJS.Require): (image: ShareImage) => Promise<Uint8Array> {
	const { default: satori } = requirePackage("satori") as typeof import("satori");
	const { Resvg } = requirePackage("@resvg/resvg-js") as typeof import("@resvg/resvg-js");
	const toFont = (name: string, file: string): Font => {
		return { name, weight: 500, style: "normal", data: readFileSync(requirePackage.resolve(file)) };
	};
	const fonts = siteFonts.flatMap(({ name, file }) => [
		toFont(name, file),
		toFont(`${name}-ext`, file.replace("latin", "latin-ext")),
	]);
	fonts.push(...otherScripts.map((file) => toFont(file, file)));
	return async (image) => {
		const missing = new Set<string>();
		const draw = (texts: ShareImage) =>
			satori(shareImageLayout(texts), {
				...shareImageSize,
				fonts,
				loadAdditionalAsset: async (_code, text) => {
					for (const letter of lettersOf(text)) missing.add(letter);
					return [];
				},
			});
		const drawn = await draw(image);
		const without = (text: string) => {
			const letters = lettersOf(text).filter((letter) => !missing.has(letter));
			return letters.join("").trim();
		};
		const [title, details, name] = [image.title, image.details, image.name].map(without) as [string, string, string];
		// Letters without a font would be boxes; a title of only such letters is replaced by the site's name.
		const svg = missing.size > 0 ? await draw({ ...image, title: title || name, details, name }) : drawn;
		return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
	};
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Splits into visible characters: an emoji of several characters is one. */
const lettersOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** The site's fonts in a format that satori reads. */
const siteFonts = [
	{ name: "serif", file: "@fontsource/brygada-1918/files/brygada-1918-latin-500-normal.woff" },
	{ name: "sans", file: "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff" },
	{ name: "mono", file: "@fontsource/geist-mono/files/geist-mono-latin-500-normal.woff" },
];

/** Letters that the fonts above lack. */
const otherScripts = ["vietnamese", "greek", "cyrillic", "cyrillic-ext"].map(
	(script) => `@fontsource/brygada-1918/files/brygada-1918-${script}-500-normal.woff`,
);
