import { dark, fontUrls, light, preloadedFonts, themeCss } from "@site/shared-ui/theme";
import { type BootData, bootElementId } from "../../src/boot/BootData.ts";
import { withoutHtml } from "../../src/boot/htmlOnce.ts";
import { themeScript } from "../../src/theme/themeScript.ts";
import type { Script } from "../build/loadBuild.ts";

const head = [
	'<meta charset="utf-8">',
	'<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">',
	`<script>${themeScript}</script>`,
	...preloadedFonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
	`<style>${themeCss(fontUrls)}</style>`,
	`<meta name="theme-color" content="${light.bg}" media="(prefers-color-scheme: light)">`,
	`<meta name="theme-color" content="${dark.bg}" media="(prefers-color-scheme: dark)">`,
	'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
	'<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
	'<link rel="manifest" href="/site.webmanifest">',
	'<link rel="alternate" type="application/rss+xml" title="Essays" href="/rss.xml">',
	'<link rel="alternate" type="application/feed+json" title="Essays" href="/feed.json">',
].join("");

interface Parts {
	boot: BootData;
	/** The shell's scripts. */
	scripts: Script[];
	/** What the matched route will ask for besides. */
	files: Script[];
}

/** Completes a rendered document: metadata, theme, styles, hints for exactly the files of the matched route, and the boot data. */
export function documentHtml(rendered: string, { boot, scripts, files }: Parts): string {
	// The very attributes that the scripts are asked for with: otherwise they are downloaded twice.
	const hints = files.map((file) => `<link rel="preload" as="script" href="${file.address}" ${checked(file)}>`).join("");
	const starters = scripts.map((file) => `<script defer src="${file.address}" ${checked(file)}></script>`).join("");
	const data = JSON.stringify(boot, withoutHtml).replace(/</g, "\\u003c");
	return rendered
		.replace("<head>", () => `<head>${head}`)
		.replace("</head>", () => `${hints}${starters}</head>`)
		.replace("</body>", () => `<script type="application/json" id="${bootElementId}">${data}</script></body>`);
}

const checked = ({ integrity }: Script) => `integrity="${integrity}" crossorigin`;
