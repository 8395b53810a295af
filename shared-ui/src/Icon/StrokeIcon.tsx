import { Icon } from "./Icon.tsx";

/** An icon from data: strokes of an SVG path on a 24 grid. Any other text shows a sheet of paper. */
export const StrokeIcon = ({ strokes = "" }: { strokes?: string | undefined }) => (
	<Icon>
		<path d={/^M[\d\s.]/i.test(strokes) ? strokes : "M6 3.5h8l4 4v13H6v-17ZM14 3.5v4h4"} />
	</Icon>
);
