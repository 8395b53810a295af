import { light } from "@site/shared-ui/theme";
import type { ReactElement } from "react";
import { landscapeSvg } from "./landscapeSvg.ts";
import type { ShareImage } from "./ShareImage.ts";

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
			image(landscapeSvg({ ...shareImageSize, line: light.contour, ground: light.bg, sun: light.sun })),
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
					},
					[truncate(title)],
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
const titleSize = (title: string) => (title.length > 64 ? 58 : title.length > 32 ? 74 : 92);

function truncate(title: string) {
	const [...characters] = title;
	return characters.length > maxTitleLength
		? `${characters
				.slice(0, maxTitleLength - 1)
				.join("")
				.trimEnd()}…`
		: title;
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
