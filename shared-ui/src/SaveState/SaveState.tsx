import { Dot, Root } from "./SaveState.styles.ts";

/** The save state of a form. */
export type SaveStateProps =
	| { state: "saved" /** When, formatted: "10:42". */; at?: string }
	| { state: "new" }
	| { state: "unsaved" }
	| { state: "saving" }
	/** A notice beside it shows and announces the reason. */
	| { state: "failed" };

/** The save state as a mark and a text. */
export function SaveState(props: SaveStateProps) {
	return (
		// Each state is a separate element, because a changed role is not announced.
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
