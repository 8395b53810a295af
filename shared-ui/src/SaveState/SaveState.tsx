import { Root, type State } from "./SaveState.styles.ts";

interface SaveStateProps {
	/** "new" is a form that has never been saved. */
	state: State;
	/** When it was saved, formatted: "10:42". */
	at?: string | undefined;
}

const labels = { saved: "Saved", new: "Not saved yet", unsaved: "Unsaved changes", saving: "Saving…", failed: "Not saved" };

/** The save state as a mark and a text. A notice next to "failed" shows and announces the reason. */
export const SaveState = ({ state, at }: SaveStateProps) => (
	// Each state is a separate element, because a changed role is not announced.
	<Root key={state} $state={state} role={state === "saved" ? "status" : undefined}>
		<span aria-hidden="true" />
		{[labels[state], state === "saved" && at].filter(Boolean).join(" ")}
	</Root>
);
