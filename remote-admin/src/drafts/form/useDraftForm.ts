import type { UnfinishedText } from "@site/shared-data";
import type { FieldErrors } from "@site/shared-data/rules";
import { useFetcher, useNavigate } from "@site/shared-ui/router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormValues } from "../../form/Form.ts";
import { useSite } from "../../layout/useSite.ts";
import { useMutationQueue } from "../../mutations/MutationProvider.tsx";
import type { ResultError } from "../../results/Result.ts";
import { returnState } from "../../table/search/listPlace.ts";
import { haveSameText, haveSameValues } from "../compareValues.ts";
import { type Conflict, pick, toConflict } from "../conflict/toConflict.ts";
import type { LocalDraft } from "../local/localDrafts.ts";
import { newRowKey } from "../newRowKey.ts";
import { unfinishedPath } from "../unfinished/unfinishedPath.ts";
import { type UnfinishedChange } from "../unfinished/unfinishedRoute.ts";
import { useDraft } from "../useDraft.ts";
import type { FormDefinition, SavedRecord, SaveError, SaveRequest, SaveResult, SaveTarget } from "./FormDefinition.ts";

export interface DraftFormOptions<Values extends FormValues, Entity, Draft> {
	definition: FormDefinition<Values, Entity, Draft>;
	saved: SavedRecord<Values> | null;
	/** The unfinished text that a new row begins with. */
	unfinished?: UnfinishedText | null | undefined;
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

/** How an unfinished text was kept; a second one if the first was changed on another device. */
export type KeptText = { status: "success"; isSecond: boolean } | ResultError;

type FailedSave<Values extends FormValues> = SaveError<Values> & {
	request: SaveRequest<Values>;
	leaves: boolean;
	conflict?: Conflict<Values> | undefined;
};

/** The state of a form: its draft, the stored row, and the result of the last save. */
export function useDraftForm<Values extends FormValues, Entity, Draft>(
	{ definition, saved: loaded, unfinished, back, editUrl, onSaved, uploading }: DraftFormOptions<Values, Entity, Draft>,
	{ formKey, pass, onInvalid }: FormContext,
) {
	const navigate = useNavigate();
	const site = useSite();
	const [saved, setSaved] = useState(loaded);
	const [initial] = useState(() => {
		const { id: rowKey, revision = null, values } = unfinished ?? {};
		return saved ?? { values: { ...definition.blank(site), ...values }, revision, rowKey };
	});
	const [kept, setKept] = useState<KeptText | null>(null);
	const isKeeping = useRef(false);
	const queue = useMutationQueue();
	const [isChecked, setIsChecked] = useState(false);
	const [leaves, setLeaves] = useState(false);
	/** The last conflict that was merged without a question. */
	const [takenOver, setTakenOver] = useState<Conflict<Values> | null>(null);
	/**
	 * The saves since the last answer that says what is stored: one of them may be, although its answer was
	 * lost.
	 */
	const sent = useRef<SaveRequest<Values>[]>([]);
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
	const toStored = (typed: Values) => definition.toValues(definition.toDraft(typed));
	/** As stored, without what the database settles. */
	const typedOf = (typed: Values): FormValues =>
		Object.fromEntries(Object.entries(toStored(typed)).filter(([field]) => !settled.includes(field)));
	const problems: FieldErrors<Values> = isChecked ? validate() : {};

	const send = useSave<Values>((result, request) => {
		const stored = result.status === "success" ? result.data : sameAsStored(result, request, typedOf(request.values));
		const current = result.status === "error" && !stored ? result.current : undefined;
		const conflict = current && compare(current, request);
		const asks = conflict && (conflict.contested.length > 0 || conflict.undoesState);
		draft.end(result.status === "success" || stored || (conflict && !asks) ? null : { ...result, request, leaves, conflict });
		if (conflict && !asks) {
			const isNoticed = conflict.adopted.length > 0 || conflict.newState !== undefined;
			setTakenOver(isNoticed ? conflict : null);
			resolve(conflict, request, leaves && !isNoticed);
		}
		if (!stored) return;
		sent.current = [];
		setKept(null);
		draft.drop();
		onSaved?.(stored, saved);
		// Keep the typed text, although the database trims it, so that nothing moves under the caret.
		takeBase({ ...stored, values: { ...request.values, ...settledOf(stored.values, () => true) } });
		draft.set(settledOf(stored.values, (field) => values[field] === request.values[field]));
		setIsChecked(false);
		if (leaves && haveSameValues(values, request.values)) {
			void navigate(back.to, { state: { ...returnState, pass } });
		} else if (request.id !== stored.id && editUrl) {
			const state = { pass, keepForm: formKey };
			void navigate(editUrl(stored.id), { replace: true, state, preventScrollReset: true });
		}
	});

	function takeBase(record: SavedRecord<Values>) {
		setSaved(record);
		draft.setBase(record);
	}
	function compare(current: SavedRecord<Values>, request: SaveRequest<Values>): Conflict<Values> {
		const own = sent.current.find((earlier) => haveSameText(typedOf(earlier.values), current.values));
		const isOwn = (field: string) => own !== undefined && values[field] === own.values[field];
		const isKnown = request.id !== null && !base.isGuess;
		const before = {
			values: own?.values ?? (isKnown ? base.values : null),
			status: own?.status ?? saved?.status,
			publishAt: own?.publishAt === undefined ? saved?.publishAt : own.publishAt,
		};
		return toConflict(before, { ...request, values: { ...values, ...settledOf(current.values, isOwn) } }, current, toStored);
	}
	/** Saves what both versions changed, as a change of the one that is stored. */
	function resolve({ current, merged, adopted }: Conflict<Values>, request: SaveRequest<Values>, leavesAfter: boolean) {
		// A new row and its stored row have local drafts of different keys.
		draft.drop();
		takeBase(current);
		draft.set(pick(merged, [...adopted, ...settled]));
		submit({ ...request, id: current.id, revision: current.revision, values: merged }, leavesAfter);
	}
	function submit(request: SaveRequest<Values>, leavesAfter: boolean) {
		const { unversioned = [] } = definition;
		const kept = unversioned.filter((field) => request.id !== null && request.values[field] === base.values[field]);
		if (!send({ ...request, kept })) return;
		sent.current.push(request);
		draft.begin();
		setLeaves(leavesAfter);
	}
	function retry() {
		if (failed) submit({ ...failed.request, revision, values }, failed.leaves);
	}
	/** A new text that cannot be stored as a row yet is kept for the other devices of the admin. */
	async function keepUnfinished() {
		const { unfinished: entity } = definition;
		if (!entity || saved || !draft.isDirty || draft.isSaving || failed || isKeeping.current) return;
		const change: UnfinishedChange = { type: "keep", id: rowKey, entity, values, revision };
		isKeeping.current = true;
		const result = await queue.send<UnfinishedText>(unfinishedPath, change, true);
		isKeeping.current = false;
		if (result.status === "error") return setKept(result);
		setKept({ status: "success", isSecond: result.data.id !== rowKey });
		draft.renewKey(result.data.id);
		draft.setBase({ values, revision: result.data.revision });
	}
	useHiddenPage(() => void keepUnfinished());
	/** What was typed becomes a local draft that is offered. */
	function offerTyped() {
		if (draft.isDirty) recovery.add(values, base, rowKey);
	}

	return {
		...draft,
		saved,
		takenOver,
		kept,
		/** The fields that a draft needs. */
		lacking: () => Object.keys(validate()) as (keyof Values & string)[],
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
			if (wrong !== undefined) {
				void keepUnfinished();
				return onInvalid(wrong);
			}
			setTakenOver(null);
			submit({ id: saved?.id ?? null, key: rowKey, revision, values, ...target }, leaves);
		},
		/**
		 * Saves the contested fields as they are in the form; `keepsState` leaves the state that the row has
		 * got.
		 */
		overwrite(conflict: Conflict<Values>, keepsState: boolean) {
			if (!failed) return;
			const { status } = conflict.current;
			resolve(conflict, { ...failed.request, ...(keepsState && { status, publishAt: undefined }) }, failed.leaves);
		},
		saveAsNew() {
			const own = pick(definition.blank(site), settled);
			draft.set(own);
			submit({ id: null, key: newRowKey(), revision: null, values: { ...values, ...own }, status: "draft" }, false);
		},
		/** Takes the contested fields as they are stored; what only this form changed stays, unsaved. */
		loadSaved({ current, merged, contested }: Conflict<Values>) {
			recovery.add(values, base, rowKey);
			draft.drop();
			setSaved(current);
			draft.reset(current);
			draft.setValues({ ...merged, ...pick(current.values, contested) });
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
	{ status, publishAt }: SaveRequest<Values>,
	typed: FormValues,
): SavedRecord<Values> | undefined {
	const hasSameTime = publishAt === undefined || current?.publishAt === publishAt;
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

/** Runs when the tab is hidden or left, while the page can still send. */
function useHiddenPage(onHidden: () => void): void {
	const handleChange = useEffectEvent(() => document.visibilityState === "hidden" && onHidden());
	useEffect(() => {
		const listener = () => handleChange();
		document.addEventListener("visibilitychange", listener);
		return () => document.removeEventListener("visibilitychange", listener);
	}, []);
}
