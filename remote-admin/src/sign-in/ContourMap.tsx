import { Line, Root } from "./ContourMap.styles.ts";
import { contourLines } from "./contourLines.ts";

/** The map beside the form. Decoration. */
export const ContourMap = () => (
	<Root viewBox="0 0 1100 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
		{contourLines.map(({ kind, d }) => (
			<Line key={d.slice(0, 24)} $kind={kind} d={d} />
		))}
	</Root>
);
