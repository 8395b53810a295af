import type { FormValues } from "../form/Form.ts";
import type { Result, ResultError } from "../results/Result.ts";
import { changesOf } from "./compareValues.ts";
import type { Conflict } from "./conflict/toConflict.ts";
import type { SaveRequest } from "./form/FormDefinition.ts";
import type { Base, LocalDraft } from "./local/localDrafts.ts";

/** The text in a form, the stored version below it, and the state of its save. */
export interface Draft<Values extends FormValues, Stored extends Base<Values>> {
	/**
	 * A form that is `editing` is clean or edited, depending on its values; `invalid` marks wrong fields until
	 * a save. A `postponed` conflict has its dialog closed; a `leaving` form has stored its last text.
	 */
	phase: "editing" | "invalid" | "saving" | "failed" | "signedOut" | "conflicted" | "postponed" | "leaving";
	values: Values;
	/** The version on which the values are based. */
	base: Base<Values>;
	/** The stored row as this form knows it; null for a new row. */
	stored: Stored | null;
	/** The key of the row that the form creates, so that a repeated save creates no second one. */
	rowKey: string;
	/** The saves since the last response with the stored version: any may have succeeded without one. */
	attempts: readonly SaveAttempt<Values>[];
	/** The reason why the last save failed. */
	failed?: FailedSave<Values> | undefined;
	/** The local draft in the form. */
	restored?: LocalDraft<Values> | undefined;
	kept?: KeptText | undefined;
	/** The last conflict that was merged without a question. */
	takenOver?: Conflict<Values> | undefined;
}

type FailedSave<Values extends FormValues> = ResultError & { conflict?: Conflict<Values> | undefined };

export interface SaveAttempt<Values> {
	request: SaveRequest<Values>;
	leaves: boolean;
}

/** How an unfinished text was stored; as a second one if the first was changed on another device. */
export type KeptText = { status: "success"; isSecond: boolean } | ResultError;

type DraftEvent<Values extends FormValues, Stored extends Base<Values>> =
	| { type: "typed"; changes: Partial<Values> }
	| { type: "checked"; isValid: boolean }
	| { type: "sent"; attempt?: SaveAttempt<Values> }
	| { type: "refused"; failed: FailedSave<Values> }
	| { type: "saved"; rowKey: string; stored: Stored; changes?: Partial<Values>; leaves?: boolean }
	| { type: "merged"; stored: Stored; changes: Partial<Values>; takenOver: Conflict<Values> | undefined }
	| { type: "compared" | "postponed" }
	/** The row was changed elsewhere; unedited fields are updated. */
	| { type: "followed"; stored: Stored }
	| { type: "replaced"; rowKey: string; stored: Stored; values: Values }
	| { type: "restored"; rowKey: string; found: LocalDraft<Values> }
	| { type: "kept"; result: Result<{ id: string; revision: string }>; values: Values };

function transition<Values extends FormValues, Stored extends Base<Values>>(
	draft: Draft<Values, Stored>,
	event: DraftEvent<Values, Stored>,
): Partial<Draft<Values, Stored>> {
	const { phase, values, base, rowKey, attempts } = draft;
	switch (event.type) {
		case "typed":
			return { values: { ...values, ...event.changes } };
		case "checked":
			return event.isValid ? { takenOver: undefined } : { phase: phase === "editing" || phase === "leaving" ? "invalid" : phase };
		case "sent":
			return { phase: "saving", failed: undefined, attempts: attempts.concat(event.attempt ?? []) };
		case "refused": {
			const { failed } = event;
			const phase = failed.kind === "signed-out" ? "signedOut" : failed.kind === "conflict" ? "conflicted" : "failed";
			return { phase, failed };
		}
		case "saved": {
			const { stored, changes, rowKey, leaves } = event;
			const next = { values: { ...values, ...changes }, base: stored, stored, rowKey, attempts: [] };
			return { ...next, phase: leaves ? "leaving" : "editing", kept: undefined };
		}
		case "merged": {
			const { stored, changes, takenOver } = event;
			return { values: { ...values, ...changes }, base: stored, stored, takenOver };
		}
		case "compared":
		case "postponed":
			return { phase: event.type === "compared" ? "conflicted" : "postponed" };
		case "followed": {
			const { stored } = event;
			return { values: { ...stored.values, ...changesOf(values, base.values) }, base: stored, stored };
		}
		case "replaced": {
			const { stored, values, rowKey } = event;
			return { phase: "editing", values, base: stored, stored, rowKey, failed: undefined, restored: undefined };
		}
		case "restored": {
			const { rowKey, found } = event;
			const { before, revision } = found;
			const stored = before ? { ...base.values, ...found.values, ...before } : base.values;
			const isGuess = !before && revision !== base.revision;
			return { values: { ...values, ...found.values }, base: { values: stored, revision, isGuess }, rowKey, restored: found };
		}
		case "kept": {
			const { result, values } = event;
			if (result.status === "error") return { kept: result };
			const { id, revision } = result.data;
			return { kept: { status: "success", isSecond: id !== rowKey }, base: { values, revision }, rowKey: id };
		}
	}
}

/** Every change of a form's state. */
export const draftReducer = <Values extends FormValues, Stored extends Base<Values>>(
	draft: Draft<Values, Stored>,
	event: DraftEvent<Values, Stored>,
): Draft<Values, Stored> => ({ ...draft, ...transition(draft, event) });
