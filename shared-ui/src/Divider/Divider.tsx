import { Labelled, Line } from "./Divider.styles.ts";

interface DividerProps {
	/** upright stands between things in a row. */
	direction?: "across" | "upright";
	/** A stronger line, for tinted grounds and between groups. */
	strong?: boolean;
	/** One word in the middle of the line, for example "or". */
	label?: string;
}

/** A hairline between two things. */
export function Divider({ direction = "across", strong = false, label }: DividerProps) {
	if (label) return <Labelled>{label}</Labelled>;
	const isUpright = direction === "upright";
	return <Line $strong={strong} $upright={isUpright} aria-orientation={isUpright ? "vertical" : undefined} />;
}
