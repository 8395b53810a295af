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
	return async (image) => {
		const svg = await satori(shareImageLayout(image), { ...shareImageSize, fonts });
		return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
	};
}

/** The site's fonts in a format that satori reads. */
const siteFonts = [
	{ name: "serif", file: "@fontsource/brygada-1918/files/brygada-1918-latin-500-normal.woff" },
	{ name: "sans", file: "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff" },
	{ name: "mono", file: "@fontsource/geist-mono/files/geist-mono-latin-500-normal.woff" },
];
