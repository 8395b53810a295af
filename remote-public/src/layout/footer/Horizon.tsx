import { type CSSProperties, memo } from "react";
import { keyframes, styled } from "styled-components";
import { contourLines } from "../page/contourLines.ts";
import type { SiteZone } from "./siteZone.ts";
import { discAt, useSiteTime } from "./useSiteTime.ts";

/** Tangkuban Perahu behind tea terraces, with the sun or the moon at the site's local time. Decoration. */
export const Horizon = memo(({ zone, moon }: { zone: SiteZone; moon: string }) => {
	const now = useSiteTime(zone);
	const disc = now && discAt(now.minutes);
	return (
		<Root aria-hidden="true">
			{/* The server does not know its place. */}
			<span hidden={!disc} style={disc && ({ "--course": disc.course, background: disc.isMoon && moon } as CSSProperties)} />
			<svg viewBox="0 0 1440 200" preserveAspectRatio="none">
				<path data-hill="" d={`${mountain}V200H120Z`} />
				<path d={mountain} />
				<path data-hill="" d={`${terraces[0]}V200H0Z`} />
				{terraces.map((terrace) => (
					<path key={terrace} d={terrace} />
				))}
			</svg>
		</Root>
	);
});

const mountain = "M120 120C260 108 380 62 470 40 500 33 520 34 548 38L610 39C640 37 654 46 680 58 770 98 900 112 1040 122";

const terraces = contourLines({
	highest: [110, 101.7, 73.7, 50.4, 65.3, 85.4, 92.1],
	lowest: [201.4, 187.2, 186.7, 185.0, 195.9, 203.3, 219.6],
	count: 15,
	width: 1440,
	exponent: 1.5,
});

const appear = keyframes`
	from { opacity: 0; }
`;

const Root = styled.div`
	position: relative;
	height: clamp(8.5rem, 17vw, 15rem);
	margin-top: clamp(1.5rem, 3vw, 2.5rem);
	color: var(--contour);

	svg {
		position: absolute;
		inset: 0;
		width: 100%;
		height: 100%;
		fill: none;
		stroke: currentColor;
	}
	path {
		vector-effect: non-scaling-stroke;
	}
	[data-hill] {
		fill: var(--bg);
		stroke: none;
	}
	span {
		position: absolute;
		left: calc(8% + var(--course) * 84%);
		/* Rises and sets behind the hills, which are higher in the west. */
		top: calc(56% - 9% * var(--course) - 57% * sin(var(--course) * 180deg));
		width: clamp(2.25rem, 4.4vw, 3.75rem);
		aspect-ratio: 1;
		border-radius: 50%;
		background: var(--sun);
		translate: -50% 0;
		animation: ${appear} var(--t-page) var(--ease);
	}
	/* Fades the lines; a mask would let the disc shine through the hills. */
	&::after {
		content: "";
		position: absolute;
		inset: 0;
		background: linear-gradient(transparent 62%, var(--bg));
	}
`;
