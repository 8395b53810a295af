import { styled } from "styled-components";
import { contourLines } from "../layout/page/contourLines.ts";
import { meta } from "../layout/page/Meta.ts";

/** The hill of a missing address: contour lines from its hash, the same for every visitor. */
export function Hill({ path }: { path: string }) {
	const [height = 0, summit = 0, ...slopes] = numbersOf(path);
	const rise = (at: number) => Math.exp(-(((at / 8 - 0.2 - summit * 0.6) / 0.25) ** 2));
	const lines = contourLines({
		highest: slopes.map((slope, at) => 240 - slope * 40 - (120 + height * 60) * rise(at)),
		lowest: slopes.map((slope) => 400 + slope * 60),
		count: 18,
		width: 480,
		exponent: 1.3,
	});
	return (
		<Figure>
			<svg viewBox="0 0 480 400" preserveAspectRatio="none" aria-hidden="true">
				<path d={lines.join("")} />
			</svg>
			<figcaption>{`${path}, ${(400 + Math.round(height * 2600)).toLocaleString("en")} m`}</figcaption>
		</Figure>
	);
}

const prime = 2_147_483_647;

/** Eleven numbers from 0 to 1 that depend on every letter. */
function numbersOf(text: string): number[] {
	let state = 7;
	for (const letter of text) state = (state * 31 + letter.charCodeAt(0)) % prime;
	return Array.from({ length: 11 }, () => {
		state = (state * 48_271) % prime;
		return state / prime;
	});
}

const Figure = styled.figure`
	${meta}
	width: 100%;
	margin-top: var(--space-7);
	overflow-wrap: anywhere;

	@media (min-width: 64rem) {
		grid-area: 1 / 2 / span 4;
		align-self: end;
	}
	svg {
		width: 100%;
		height: clamp(12rem, 26vw, 25rem);
		fill: none;
		stroke: var(--accent-line);
		mask: linear-gradient(var(--text) 60%, transparent);
	}
	path {
		vector-effect: non-scaling-stroke;
	}
`;
