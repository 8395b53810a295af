import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { CounterRoot } from "./Field.styles.ts";

/** "117 / 160", read aloud as a sentence with the control it belongs to. */
export const Counter = ({ id, count, limit }: { id: string; count: number; limit: number }) => (
	<CounterRoot id={id} $over={count > limit}>
		<span aria-hidden="true">
			{count} / {limit}
		</span>
		<VisuallyHidden>
			{count} of {limit} characters
		</VisuallyHidden>
	</CounterRoot>
);
