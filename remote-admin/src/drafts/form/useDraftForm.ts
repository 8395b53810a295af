import type { FieldErrors } from "@site/shared-data/rules";
import { useNavigate } from "@site/shared-ui/router";
import { useState } from "react";
import type { FormValues } from "../../form/Form.ts";
import { useSite } from "../../layout/useSite.ts";
import { haveSameText, haveSameValues } from "../compareValues.ts";
import type { LocalDraft } from "../local/localDrafts.ts";
import { useLocalDraft, useRecovery } from "../local/useLocalDraft.ts";
import type { FormDefinition } from "./FormDefinition.ts";
import type { SavedRecord, SaveError, SaveRequest, SaveTarget } from "./SavedRecord.ts";
import { useSave } from "./useSave.ts";

export interface DraftFormOptions<Values extends FormValues, Entity, Draft> {
	definition: FormDefinition<Values, Entity, Draft>;
	/** The row from the loader; null for a new row. */
	saved: SavedRecord<Values> | null;
	/** The URL that a save-and-leave navigates to. */
	backTo: string;
	/** The URL of a stored row's form; omitted where only one row exists. */
	editUrl?: ((id: string) => string) | undefined;
	formKey: string;
	/** The token in `location.state` that lets the form's own navigation through its guard. */
	pass: string;
	/** Called with the first invalid field after a refused save. */
	onInvalid: (field: string) => void;
}

type FailedSave<Values> = SaveError<Values> & { request: SaveRequest<Values>; leaves: boolean };

/**
 * The state of a form: its values, the stored row, the local draft, and the result of the last save.
 */
export function useDraftForm<Values extends FormValues, Entity, Draft>(options: DraftFormOptions<Values, Entity, Draft>) {
	const { definition, backTo, editUrl, formKey, pass, onInvalid } = options;
	const navigate = useNavigate();
	const [saved, setSaved] = useState(options.saved);
	const site = useSite();
	const [blank] = useState(() => saved?.values ?? definition.blank(site));
	const [values, setValues] = useState(saved?.values ?? blank);
	const [revision, setRevision] = useState(saved?.revision ?? null);
	const [isChecked, setIsChecked] = useState(false);
	const [saving, setSaving] = useState<{ leaves: boolean } | null>(null);
	const [failed, setFailed] = useState<FailedSave<Values> | null>(null);

	const savedValues = saved?.values ?? blank;
	const isDirty = !haveSameValues(values, savedValues);
	const validate = (given: Values) => definition.validate(definition.toDraft(given));
	const problems: FieldErrors<Values> = isChecked ? validate(values) : {};
	const item = `${definition.noun}:${saved?.id ?? definition.newItem ?? "new"}`;
	const local = useLocalDraft({ item, values, revision, isDirty });
	const recovery = useRecovery(item, savedValues);

	const send = useSave<Values>((result, request) => {
		const leaves = saving?.leaves ?? false;
		setSaving(null);
		const stored = result.status === "success" ? result.data : sameAsStored(result, request);
		if (result.status === "error" && !stored) return setFailed({ ...result, request, leaves });
		if (!stored) return;
		local.drop();
		// Keep the typed text, although the database trims it, so that nothing moves under the caret.
		setSaved({ ...stored, values: request.values });
		setRevision(stored.revision);
		setIsChecked(false);
		if (leaves && haveSameValues(values, request.values)) {
			void navigate(backTo, { state: { pass } });
		} else if (request.id === null && editUrl) {
			const state = { pass, keepForm: formKey };
			void navigate(editUrl(stored.id), { replace: true, state, preventScrollReset: true });
		}
	});

	function submit(request: SaveRequest<Values>, leaves: boolean) {
		if (!send(request)) return;
		setFailed(null);
		setSaving({ leaves });
	}

	return {
		values,
		saved,
		isDirty,
		isDraftStored: local.isDraftStored,
		problems,
		isSaving: saving !== null,
		failed,
		recovery,
		set: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
		/** Fills the form with other values, unsaved; what was typed becomes a local draft that is offered. */
		fill(next: Values) {
			if (isDirty) recovery.add({ values, revision });
			setValues(next);
		},
		/** Checks and saves the values; `leaves` navigates to the list afterwards. */
		save({ leaves, ...target }: SaveTarget & { leaves: boolean }) {
			const [wrong] = Object.keys(validate(values));
			setIsChecked(true);
			if (wrong !== undefined) return onInvalid(wrong);
			submit({ id: saved?.id ?? null, revision, values, ...target }, leaves);
		},
		/** Retries the failed save with the current values. */
		retry: () => failed && submit({ ...failed.request, revision, values }, failed.leaves),
		/** Overwrites the stored version with the values of the form. */
		overwrite(current: SavedRecord<Values>) {
			setSaved(current);
			setRevision(current.revision);
			const { status, publishAt } = failed?.request ?? {};
			const request = { id: current.id, revision: current.revision, values, status, publishAt };
			submit(request, failed?.leaves ?? false);
		},
		saveAsNew: () => submit({ id: null, revision: null, values, status: "draft" }, false),
		/**
		 * Fills the form with the stored version; the previous values become a local draft that is offered.
		 */
		loadSaved(current: SavedRecord<Values>) {
			recovery.add({ values, revision });
			setFailed(null);
			setSaved(current);
			setRevision(current.revision);
			setValues(current.values);
		},
		/** Fills the form with a local draft; the previous values are stored as a local draft. */
		restore(draft: LocalDraft<Values>) {
			recovery.removeLatest();
			if (isDirty) recovery.add({ values, revision });
			// A draft of an earlier version of the site may lack a field, which keeps its value.
			setValues((now) => ({ ...now, ...draft.values }));
			setRevision(draft.revision);
		},
		discard: () => local.drop(),
	};
}

/**
 * The stored version of a conflict if its text equals the form's: the response to an earlier save was lost,
 * so there is no conflict.
 */
function sameAsStored<Values extends FormValues>(
	{ current }: SaveError<Values>,
	{ values, status, publishAt }: SaveRequest<Values>,
): SavedRecord<Values> | undefined {
	const hasSameTime = publishAt === undefined || current?.publishAt === publishAt;
	const isSame = current && haveSameText(current.values, values) && (!status || current.status === status) && hasSameTime;
	return isSame ? current : undefined;
}
