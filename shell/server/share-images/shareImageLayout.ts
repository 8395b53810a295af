import { countCharacters, shortenText } from "@site/shared-data/rules";
import { light } from "@site/shared-ui/theme";
import type { ReactElement } from "react";

/** The texts of the image that a shared link shows (og:image). */
export interface ShareImage {
	/** The path of the entry's list, like "/essays". */
	kind: string;
	title: string;
	/** The line below the title. */
	details: string;
	/** Name and host of the site: "Raka Wiratama", "example.com"; host is "" without SITE_URL. */
	name: string;
	host: string;
	/** The colour of the underline, from clay (0, new) to tea green (1, old). */
	ageRatio: number;
}

/** The size that social networks expect, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

type Style = Record<string, string | number>;

/** The layout of the image: paper, a serif title above its coloured line, and the footer's horizon. */
export function shareImageLayout({ kind, title, details, name, host, ageRatio }: ShareImage): ReactElement {
	const colour = mixColours(light.clay, light.accent, ageRatio);
	return box(
		{
			...shareImageSize,
			boxSizing: "border-box",
			flexDirection: "column",
			justifyContent: "space-between",
			padding: "64px 72px 56px",
			backgroundColor: light.bg,
		},
		[
			image(landscapeSvg(shareImageSize)),
			box({ position: "relative", flexDirection: "column" }, [
				box({ fontFamily: fontFamily("mono"), fontSize: 24, color: light["text-3"] }, [kind]),
				box(
					{
						marginTop: 36,
						fontFamily: fontFamily("serif"),
						fontSize: titleSize(title),
						lineHeight: 1.08,
						letterSpacing: "-0.02em",
						color: light.text,
						maxWidth: 1000,
						wordBreak: "break-word",
					},
					[shortenText(title, maxTitleLength)],
				),
				box({ marginTop: 30, width: 132, height: 6, backgroundColor: colour }, []),
				box({ marginTop: 28, fontFamily: fontFamily("sans"), fontSize: 28, color: light["text-2"] }, [details]),
			]),
			box({ position: "relative", justifyContent: "space-between", alignItems: "center" }, [
				box({ fontFamily: fontFamily("serif"), fontSize: 32, color: light.text }, [name]),
				box({ fontFamily: fontFamily("mono"), fontSize: 22, color: light["text-3"] }, [host]),
			]),
		],
	);
}

const maxTitleLength = 96;

/** A font and its extension with letters beyond Western Europe. */
const fontFamily = (name: string) => `${name}, ${name}-ext`;

/** Long titles are smaller, so that they fit into three lines. */
const titleSize = (title: string) => (countCharacters(title) > 64 ? 58 : countCharacters(title) > 32 ? 74 : 92);

/** Tangkuban Perahu behind tea terraces with a low sun, as in the footer, drawn for a share image. */
function landscapeSvg({ width, height }: typeof shareImageSize): string {
	const terraces = [0, 1, 2, 3].map((index) => `<path d="${terrace(index, width, height)}" fill="${light.bg}"/>`).join("");
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="${light.contour}" stroke-width="1.5"><circle cx="${width - 190}" cy="${height - 276}" r="34" fill="${light.sun}" stroke="none"/><path transform="translate(300 ${height - 318})" fill="${light.bg}" d="M0 130C140 118 260 72 350 50 380 43 400 44 428 48L490 49C520 47 534 56 560 68 650 108 780 122 920 132V300H0Z"/>${terraces}</svg>`;
}

function terrace(index: number, width: number, height: number) {
	const top = height - 186 + index * 22;
	const swing = 26 - index * 3;
	return `M-10 ${top + 8}C${width * 0.2} ${top - swing} ${width * 0.36} ${top + swing} ${width * 0.55} ${top}S${width * 0.86} ${top - swing} ${width + 10} ${top + 6}V${height + 10}H-10Z`;
}

const box = (style: Style, children: (ReactElement | string)[]) =>
	element("div", { style: { display: "flex", ...style }, children });

const image = (svg: string) =>
	element("img", {
		src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
		...shareImageSize,
		style: { position: "absolute", left: 0, top: 0 },
	});

/** The shape of an element that satori reads, without React. */
const element = (type: string, props: object) => ({ type, props, key: null }) as ReactElement;

/** A colour between two of the form #rrggbb; `share` 0 is the first. */
function mixColours(from: string, to: string, share: number) {
	const part = (colour: string, index: number) => Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
	const channels = [0, 1, 2].map((index) => Math.round(part(from, index) + (part(to, index) - part(from, index)) * share));
	return `rgb(${channels.join(", ")})`;
}
