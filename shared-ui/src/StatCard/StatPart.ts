import type { Shape, StatusTone } from "../StatusMark/StatusMark.styles.ts";

/** One part of a total: "11 published" with its mark. */
export interface StatPart {
	count: number;
	/** The whole phrase, figure included. */
	text: string;
	shape: Shape;
	tone?: StatusTone;
}
