import type { UnfinishedText } from "@site/shared-data";
import type { FieldErrors } from "@site/shared-data/rules";
import { useFetcher, useNavigate } from "@site/shared-ui/router";
import { useEffect, useEffectEvent, useRef } from "react";
import type { FormValues } from "../../form/Form.ts";
import { useSite } from "../../layout/useSite.ts";
import { useMutationQueue } from "../../mutations/MutationProvider.tsx";
import { haveSameText, haveSameValues } from "../compareValues.ts";
import { type Conflict, pick, toConflict } from "../conflict/toConflict.ts";
import type { SaveAttempt } from "../draftReducer.ts";
import type { LocalDraft } from "../local/localDrafts.ts";
import { newRowKey } from "../newRowKey.ts";
import { type UnfinishedChange } from "../unfinished/unfinishedAction.ts";
import { unfinishedPath } from "../unfinished/unfinishedPath.ts";
import { useDraft } from "../useDraft.ts";
import type { FormDefinition, SavedRecord, SaveError, SaveRequest, SaveResult, SaveTarget } from "./FormDefinition.ts";

export interface DraftFormOptions<Values extends FormValues, Entity, Draft> {
	definition: FormDefinition<Values, Entity, Draft>;
	saved: SavedRecord<Values> | null;
	/** The unfinished text that a new row starts with. */
	unfinished?: UnfinishedText | null | undefined;
	back: { to: string; label: string };
	/** The URL of a stored row's form; omitted if only one row exists. */
	editUrl?: ((id: string) => string) | undefined;
	/** Called with the stored row, the previous one, and whether nothing was typed since the save began. */
	onSaved?: (saved: SavedRecord<Values>, before: SavedRecord<Values> | null, isCurrent: boolean) => void;
	/** Called when a save has not succeeded and no sign-in will repeat it. */
	onRefused?: () => void;
}

/** The state of a form: its draft, the stored row, and the result of the last save. */
export function useDraftForm<Values extends FormValues, Entity, Draft>(
	{ definition, saved: loaded, unfinished, editUrl, onSaved, onRefused }: DraftFormOptions<Values, Entity, Draft>,
	{ formKey, uploading, onInvalid }: { formKey: string; uploading: string; onInvalid: (field: string) => void },
) {
	const navigate = useNavigate();
	const site = useSite();
	const queue = useMutationQueue();
	const { submit: post, data } = useFetcher<SaveResult<Values>>();
	const isKeeping = useRef(false);
	const draft = useDraft<Values, SavedRecord<Values>>({
		itemOf: (row) => `${definition.noun}:${row?.id ?? definition.newItem ?? ""}`,
		initial: loaded ?? { values: { ...definition.blank(site), ...unfinished?.values }, revision: unfinished?.revision ?? null },
		stored: loaded,
		rowKey: unfinished?.id,
		uploading,
		onSignedIn: retry,
		onDismiss: onRefused,
	});
	const { phase, values, base, stored: saved, rowKey, failed, attempts, isDirty, isSaving, recovery, dispatch } = draft;
	const { revision } = base;
	const attempt = attempts.at(-1);
	const { settled = [], unversioned = [] } = definition;
	const settledOf = (stored: Values, isTaken: (field: keyof Values & string) => boolean) => pick(stored, settled.filter(isTaken));
	const validate = () => definition.validate(definition.toDraft(values));
	const toStored = (typed: Values) => definition.toValues(definition.toDraft(typed));
	/** The stored form of typed values, without those that the database may change. */
	const typedOf = (typed: Values): FormValues =>
		Object.fromEntries(Object.entries(toStored(typed)).filter(([field]) => !settled.includes(field)));
	const problems: FieldErrors<Values> = phase === "editing" || phase === "leaving" ? {} : validate();

	const receive = useEffectEvent((result: SaveResult<Values>) => {
		if (!attempt) return;
		const { request, leaves } = attempt;
		if (result.status === "success") return finish(result.data, attempt);
		const same = sameAsStored(result, request, typedOf(request.values));
		if (same) return finish(same, attempt);
		const conflict = result.current && compare(result.current, request);
		if (!conflict || conflict.contested.length > 0 || conflict.undoesState) {
			if (result.kind !== "signed-out") onRefused?.();
			return dispatch({ type: "refused", failed: { ...result, conflict } });
		}
		const isNoticed = conflict.adopted.length > 0 || conflict.newState !== undefined;
		resolve(conflict, { request, leaves: leaves && !isNoticed }, isNoticed ? conflict : undefined);
	});
	useEffect(() => {
		if (data) receive(data);
	}, [data]);

	function finish(stored: SavedRecord<Values>, { request, leaves }: SaveAttempt<Values>) {
		const isCurrent = haveSameValues(values, request.values);
		const isLeaving = leaves && isCurrent && uploading === "";
		draft.drop();
		onSaved?.(stored, saved, isCurrent);
		dispatch({
			type: "saved",
			// Keeps the typed text, although the database trims it, so that nothing moves under the caret.
			stored: { ...stored, values: { ...request.values, ...settledOf(stored.values, () => true) } },
			changes: settledOf(stored.values, (field) => values[field] === request.values[field]),
			rowKey,
			leaves: isLeaving,
		});
		if (isLeaving || request.id === stored.id || !editUrl) return;
		void navigate(editUrl(stored.id), { replace: true, state: { keepForm: formKey }, preventScrollReset: true });
	}
	function compare(current: SavedRecord<Values>, request: SaveRequest<Values>): Conflict<Values> {
		const own = attempts.find((earlier) => haveSameText(typedOf(earlier.request.values), current.values))?.request;
		const isOwn = (field: string) => own !== undefined && values[field] === own.values[field];
		const isKnown = request.id !== null && !base.isGuess;
		const before = {
			values: own?.values ?? (isKnown ? base.values : null),
			status: own?.status ?? saved?.status,
			publishAt: own?.publishAt === undefined ? saved?.publishAt : own.publishAt,
		};
		return toConflict(before, { ...request, values: { ...values, ...settledOf(current.values, isOwn) } }, current, toStored);
	}
	/** Saves the contested fields as a change of the stored version. */
	function resolve(conflict: Conflict<Values>, { request, leaves }: SaveAttempt<Values>, takenOver?: Conflict<Values>) {
		const { current, merged, adopted } = conflict;
		// A new row and its stored row have local drafts of different keys.
		draft.drop();
		dispatch({ type: "merged", stored: current, changes: pick(merged, [...adopted, ...settled]), takenOver });
		submit({ ...request, id: current.id, revision: current.revision, values: merged }, leaves);
	}
	function submit(request: SaveRequest<Values>, leaves: boolean) {
		const kept = unversioned.filter((field) => request.id !== null && request.values[field] === base.values[field]);
		dispatch({ type: "sent", attempt: { request, leaves } });
		void post(JSON.stringify({ ...request, kept }), { method: "post", encType: "application/json" });
	}
	function retry() {
		if (failed && attempt) submit({ ...attempt.request, revision, values }, attempt.leaves);
	}
	/** Stores a new text that cannot be a row yet, for the admin's other devices. */
	async function keepUnfinished() {
		const { unfinished: entity } = definition;
		if (!entity || saved || !isDirty || isSaving || failed || isKeeping.current) return;
		const change: UnfinishedChange = { type: "keep", id: rowKey, entity, values, revision };
		isKeeping.current = true;
		const result = await queue.send<UnfinishedText>(unfinishedPath, change, true);
		isKeeping.current = false;
		dispatch({ type: "kept", result, values });
	}
	const keepHidden = useEffectEvent(() => document.visibilityState === "hidden" && void keepUnfinished());
	useEffect(() => {
		// Runs while the page can still send.
		const listener = () => keepHidden();
		document.addEventListener("visibilitychange", listener);
		return () => document.removeEventListener("visibilitychange", listener);
	}, []);

	return {
		...draft,
		saved,
		/** The fields that a draft needs. */
		lacking: () => Object.keys(validate()) as (keyof Values & string)[],
		problems,
		retry,
		/** Fills the form with other values, unsaved. */
		fill(changes: Values) {
			if (isDirty) recovery.offerTyped();
			dispatch({ type: "typed", changes });
		},
		/** Checks and saves the values; `leaves` navigates to the list afterwards. */
		save({ leaves, ...target }: SaveTarget & { leaves: boolean }) {
			const [wrong] = Object.keys(validate());
			dispatch({ type: "checked", isValid: wrong === undefined });
			if (wrong !== undefined) {
				void keepUnfinished();
				onRefused?.();
				return onInvalid(wrong);
			}
			if (!isSaving) submit({ id: saved?.id ?? null, key: rowKey, revision, values, ...target }, leaves);
		},
		/** Saves the contested fields as in the form; `keepsState` keeps the state that was set elsewhere. */
		overwrite(conflict: Conflict<Values>, keepsState: boolean) {
			if (!attempt) return;
			const { status } = conflict.current;
			const request = { ...attempt.request, ...(keepsState && { status, publishAt: undefined }) };
			resolve(conflict, { ...attempt, request }, draft.takenOver);
		},
		saveAsNew() {
			const changes = pick(definition.blank(site), settled);
			dispatch({ type: "typed", changes });
			submit({ id: null, key: newRowKey(), revision: null, values: { ...values, ...changes }, status: "draft" }, false);
		},
		/** Takes the stored contested fields; keeps this form's other changes unsaved. */
		loadSaved({ current, merged, contested }: Conflict<Values>) {
			recovery.offerTyped();
			draft.drop();
			const merge = { ...merged, ...pick(current.values, contested) };
			dispatch({ type: "replaced", stored: current, values: merge, rowKey: newRowKey() });
		},
		restore(found: LocalDraft<Values>) {
			recovery.removeLatest();
			if (isDirty) recovery.offerTyped();
			dispatch({ type: "restored", found, rowKey: found.rowKey ?? newRowKey() });
		},
	};
}

/** The stored version of a conflict with the form's text: the response to an earlier save was lost. */
function sameAsStored<Values extends FormValues>(
	{ current }: SaveError<Values>,
	{ status, publishAt }: SaveRequest<Values>,
	typed: FormValues,
): SavedRecord<Values> | undefined {
	const hasSameTime = publishAt === undefined || current?.publishAt === publishAt;
	const isSame = current && haveSameText(typed, current.values) && (!status || current.status === status) && hasSameTime;
	return isSame ? current : undefined;
}
