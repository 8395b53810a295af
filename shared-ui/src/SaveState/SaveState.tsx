import { Dot, Retry, Root } from "./SaveState.styles.ts";

export type SaveStateProps =
	| { state: "saved" /** When, formatted: "10:42". */; at?: string }
	| { state: "new" }
	| { state: "unsaved" }
	| { state: "saving" }
	| {
			state: "failed";
			/** Saves again; without it there is no button. */
			onRetry?: () => void;
			/** A notice beside it says why, and says it aloud. */
			quiet?: boolean;
	  };

/** Whether a form is saved: a mark whose shape says it, and words. */
export function SaveState(props: SaveStateProps) {
	return (
		// A role that changes on one element is not announced: each state is an element of its own.
		<Root key={props.state} $state={props.state} role={"quiet" in props && props.quiet ? undefined : roles[props.state]}>
			<Dot $state={props.state} aria-hidden="true" />
			{props.state === "saved" && (props.at ? `Saved ${props.at}` : "Saved")}
			{props.state === "new" && "Not saved yet"}
			{props.state === "unsaved" && "Unsaved changes"}
			{props.state === "saving" && "Saving…"}
			{props.state === "failed" && "Not saved"}
			{props.state === "failed" && props.onRetry && (
				<Retry type="button" onClick={props.onRetry}>
					Retry
				</Retry>
			)}
		</Root>
	);
}

const roles = { saved: "status", new: undefined, unsaved: undefined, saving: undefined, failed: "alert" } as const;
