import { type CSSProperties, memo } from "react";
import { keyframes, styled } from "styled-components";
import { contourLines } from "../page/contourLines.ts";
import type { SiteZone } from "./siteZone.ts";
import { sunAt, useSiteTime } from "./useSiteTime.ts";

/** Tangkuban Perahu behind tea terraces, with the sun at the site's local time. Decoration. */
export const Horizon = memo(({ zone }: { zone: SiteZone }) => {
	const now = useSiteTime(zone);
	const sun = now && sunAt(now.minutes);
	return (
		<Root aria-hidden="true">
			{/* It is there at night too, so that its style is in the document and needs no layout of its own. */}
			<SunDisc hidden={!sun} style={sun && ({ "--day": sun.day.toFixed(3), "--high": sun.high.toFixed(3) } as CSSProperties)} />
			<Sky viewBox="0 0 1440 200" preserveAspectRatio="none">
				<Hills d={`${mountain}V200H120Z`} />
				<path d={mountain} />
				<Hills d={`${terraces[0]}V200H0Z`} />
				{terraces.map((terrace) => (
					<path key={terrace} d={terrace} />
				))}
			</Sky>
		</Root>
	);
});

const mountain = "M120 120C260 108 380 62 470 40 500 33 520 34 548 38L610 39C640 37 654 46 680 58 770 98 900 112 1040 122";

const terraces = contourLines({
	highest: [110, 107.9, 101.7, 90, 73.7, 58.1, 50.4, 54, 65.3, 77.4, 85.4, 89.5, 92.1],
	lowest: [221.7, 208.7, 206.1, 209.1, 211.7, 212.8, 214.9, 219.7, 224.9, 227.7, 229.4, 235, 247.9],
	count: 17,
	width: 1440,
	exponent: 1.5,
});

const Root = styled.div`
	position: relative;
	height: clamp(8.5rem, 17vw, 15rem);
	margin-top: clamp(1.5rem, 3vw, 2.5rem);
	color: var(--contour);
`;

const Sky = styled.svg`
	position: absolute;
	inset: 0;
	width: 100%;
	height: 100%;
	fill: none;
	stroke: currentColor;
	mask: linear-gradient(var(--text) 62%, transparent);

	path {
		vector-effect: non-scaling-stroke;
	}
`;

const Hills = styled.path`
	fill: var(--bg);
	stroke: none;
`;

const appear = keyframes`
	from { opacity: 0; }
`;

const SunDisc = styled.span`
	--day: 0.5;
	--high: 0.8;
	position: absolute;
	left: calc(8% + var(--day) * 84%);
	top: calc(50% - 58% * var(--high));
	width: clamp(2.25rem, 4.4vw, 3.75rem);
	aspect-ratio: 1;
	border-radius: 50%;
	background: var(--sun);
	translate: -50% 0;
	animation: ${appear} var(--t-page) var(--ease);
`;
