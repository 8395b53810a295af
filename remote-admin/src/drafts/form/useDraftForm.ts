import type { FieldErrors } from "@site/shared-data/rules";
import { useFetcher, useNavigate } from "@site/shared-ui/router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormValues } from "../../form/Form.ts";
import { useSite } from "../../layout/useSite.ts";
import { haveSameText, haveSameValues } from "../compareValues.ts";
import type { Base, LocalDraft } from "../local/localDrafts.ts";
import { newRowKey } from "../newRowKey.ts";
import { useDraft } from "../useDraft.ts";
import type { FormDefinition, SavedRecord, SaveError, SaveRequest, SaveResult, SaveTarget } from "./FormDefinition.ts";

export interface DraftFormOptions<Values extends FormValues, Entity, Draft> {
	definition: FormDefinition<Values, Entity, Draft>;
	saved: SavedRecord<Values> | null;
	back: { to: string; label: string };
	/** The URL of a stored row's form; omitted where only one row exists. */
	editUrl?: ((id: string) => string) | undefined;
	/** Called with the stored row and the one before it. */
	onSaved?: (saved: SavedRecord<Values>, before: SavedRecord<Values> | null) => void;
	uploading?: string;
}

interface FormContext {
	formKey: string;
	/** The token in `location.state` that lets the form's own navigation through its guard. */
	pass: string;
	onInvalid: (field: string) => void;
}

type FailedSave<Values> = SaveError<Values> & { request: SaveRequest<Values>; leaves: boolean };

/** The state of a form: its draft, the stored row, and the result of the last save. */
export function useDraftForm<Values extends FormValues, Entity, Draft>(
	{ definition, saved: loaded, back, editUrl, onSaved, uploading }: DraftFormOptions<Values, Entity, Draft>,
	{ formKey, pass, onInvalid }: FormContext,
) {
	const navigate = useNavigate();
	const site = useSite();
	const [saved, setSaved] = useState(loaded);
	const [initial] = useState<Base<Values>>(() => saved ?? { values: definition.blank(site), revision: null });
	const [isChecked, setIsChecked] = useState(false);
	const [leaves, setLeaves] = useState(false);
	const draft = useDraft<Values, FailedSave<Values>>({
		item: `${definition.noun}:${saved?.id ?? definition.newItem ?? ""}`,
		initial,
		uploading,
		onSignedIn: retry,
	});
	const { values, base, rowKey, failed, recovery } = draft;
	const { revision } = base;
	const { settled = [] } = definition;
	const settledOf = (stored: Values, isTaken: (field: string) => boolean) =>
		Object.fromEntries(settled.filter(isTaken).map((field) => [field, stored[field]])) as Partial<Values>;
	const validate = () => definition.validate(definition.toDraft(values));
	const problems: FieldErrors<Values> = isChecked ? validate() : {};

	const send = useSave<Values>((result, request) => {
		const stored = result.status === "success" ? result.data : sameAsStored(result, request, settled);
		draft.end(result.status === "success" || stored ? null : { ...result, request, leaves });
		if (!stored) return;
		draft.drop();
		onSaved?.(stored, saved);
		// Keep the typed text, although the database trims it, so that nothing moves under the caret.
		takeBase({ ...stored, values: { ...request.values, ...settledOf(stored.values, () => true) } });
		draft.set(settledOf(stored.values, (field) => values[field] === request.values[field]));
		setIsChecked(false);
		if (leaves && haveSameValues(values, request.values)) {
			void navigate(back.to, { state: { pass } });
		} else if (request.id !== stored.id && editUrl) {
			const state = { pass, keepForm: formKey };
			void navigate(editUrl(stored.id), { replace: true, state, preventScrollReset: true });
		}
	});

	function takeBase(record: SavedRecord<Values>) {
		setSaved(record);
		draft.setBase(record);
	}
	function submit(request: SaveRequest<Values>, leavesAfter: boolean) {
		const { unversioned = [] } = definition;
		const kept = unversioned.filter((field) => request.id !== null && request.values[field] === base.values[field]);
		if (!send({ ...request, kept })) return;
		draft.begin();
		setLeaves(leavesAfter);
	}
	function retry() {
		if (failed) submit({ ...failed.request, revision, values }, failed.leaves);
	}
	/** What was typed becomes a local draft that is offered. */
	function offerTyped() {
		if (draft.isDirty) recovery.add({ values, revision, rowKey });
	}

	return {
		...draft,
		saved,
		problems,
		retry,
		/** Fills the form with other values, unsaved. */
		fill(next: Values) {
			offerTyped();
			draft.setValues(next);
		},
		/** Checks and saves the values; `leaves` navigates to the list afterwards. */
		save({ leaves, ...target }: SaveTarget & { leaves: boolean }) {
			const [wrong] = Object.keys(validate());
			setIsChecked(true);
			if (wrong !== undefined) return onInvalid(wrong);
			submit({ id: saved?.id ?? null, key: rowKey, revision, values, ...target }, leaves);
		},
		overwrite(current: SavedRecord<Values>) {
			takeBase(current);
			const { status, publishAt } = failed?.request ?? {};
			submit({ id: current.id, key: rowKey, revision: current.revision, values, status, publishAt }, failed?.leaves ?? false);
		},
		saveAsNew: () => submit({ id: null, key: newRowKey(), revision: null, values, status: "draft" }, false),
		loadSaved(current: SavedRecord<Values>) {
			recovery.add({ values, revision, rowKey });
			setSaved(current);
			draft.reset(current);
		},
		restore(found: LocalDraft<Values>) {
			recovery.removeLatest();
			offerTyped();
			draft.restore(found);
		},
	};
}

/** The stored version of a conflict with the form's text: the answer to an earlier save was lost. */
function sameAsStored<Values extends FormValues>(
	{ current }: SaveError<Values>,
	{ values, status, publishAt }: SaveRequest<Values>,
	settled: readonly string[],
): SavedRecord<Values> | undefined {
	const hasSameTime = publishAt === undefined || current?.publishAt === publishAt;
	const typed = Object.fromEntries(Object.entries(values).filter(([field]) => !settled.includes(field)));
	const isSame = current && haveSameText(typed, current.values) && (!status || current.status === status) && hasSameTime;
	return isSame ? current : undefined;
}

/** Sends one save at a time to the action of the form's route; returns false if another one is in flight. */
function useSave<Values extends FormValues>(onResult: (result: SaveResult<Values>, request: SaveRequest<Values>) => void) {
	const { submit, data } = useFetcher<SaveResult<Values>>();
	const running = useRef<SaveRequest<Values> | null>(null);
	const handleResult = useEffectEvent((result: SaveResult<Values>) => {
		const request = running.current;
		running.current = null;
		if (request) onResult(result, request);
	});
	useEffect(() => {
		if (data) handleResult(data);
	}, [data]);

	return (request: SaveRequest<Values>): boolean => {
		if (running.current) return false;
		running.current = request;
		void submit(JSON.stringify(request), { method: "post", encType: "application/json" });
		return true;
	};
}
