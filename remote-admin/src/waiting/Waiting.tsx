import { Line, Root } from "./Waiting.styles.ts";
import { promisedHours, waitingSince } from "./waitingSince.ts";

/** How long somebody waits for an answer, and how much of the promised time is gone. */
export function Waiting({ since, now }: { since: Date; now: number }) {
	const { hours, text, urgency } = waitingSince(since, now);
	return (
		<Root $urgency={urgency}>
			{text}
			<Line aria-hidden="true">
				<span style={{ width: `${Math.min(hours / promisedHours, 1) * 100}%` }} />
			</Line>
		</Root>
	);
}
