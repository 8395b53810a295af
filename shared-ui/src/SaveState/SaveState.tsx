import { Dot, Root } from "./SaveState.styles.ts";

export type SaveStateProps =
	| { state: "saved" /** When, formatted: "10:42". */; at?: string }
	| { state: "new" }
	| { state: "unsaved" }
	| { state: "saving" }
	/** A notice beside it says why, and says it aloud. */
	| { state: "failed" };

/** Whether a form is saved: a mark whose shape says it, and words. */
export function SaveState(props: SaveStateProps) {
	return (
		// A role that changes on one element is not announced: each state is an element of its own.
		<Root key={props.state} $state={props.state} role={props.state === "saved" ? "status" : undefined}>
			<Dot $state={props.state} aria-hidden="true" />
			{props.state === "saved" && (props.at ? `Saved ${props.at}` : "Saved")}
			{props.state === "new" && "Not saved yet"}
			{props.state === "unsaved" && "Unsaved changes"}
			{props.state === "saving" && "Saving…"}
			{props.state === "failed" && "Not saved"}
		</Root>
	);
}
