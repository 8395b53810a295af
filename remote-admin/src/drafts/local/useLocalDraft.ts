import { useEffect, useState, useSyncExternalStore } from "react";
import type { FormValues } from "../../form/Form.ts";
import { changesOf, haveSameText } from "../compareValues.ts";
import { type Base, type LocalDraft, localDrafts } from "./localDrafts.ts";

interface DraftState<Values> {
	values: Values;
	base: Base<Values>;
	rowKey: string;
	isDirty: boolean;
	keepsOnlyChanges: boolean;
	uploading: string;
}

/** Stores unsaved values in local storage on every change; reports whether that works. */
export function useLocalDraft<Values extends FormValues>(item: string, state: DraftState<Values>) {
	const { values, base, rowKey, isDirty, keepsOnlyChanges, uploading } = state;
	const isDraftStored = useSyncExternalStore(localDrafts.onRoomChange, localDrafts.hasRoom);
	const [draftKey, setDraftKey] = useState(() => ({ item, key: localDrafts.newKey(item) }));
	// A new row gets its own item once it is saved.
	if (draftKey.item !== item) setDraftKey({ item, key: localDrafts.newKey(item) });
	const { key } = draftKey;

	useEffect(() => localDrafts.lock(key), [key]);
	useEffect(() => {
		if (!isDirty) return localDrafts.remove(key);
		const kept = keepsOnlyChanges ? changesOf(values, base.values) : values;
		const before = beforeOf(base, values);
		localDrafts.store({ key, values: kept, before, revision: base.revision, rowKey, at: Date.now(), uploading });
	}, [key, values, base, rowKey, isDirty, keepsOnlyChanges, uploading]);
	return { isDraftStored, drop: () => localDrafts.remove(key) };
}

const beforeOf = <Values extends FormValues>(base: Base<Values>, values: Values) =>
	base.isGuess ? undefined : changesOf(base.values, values);

/** The abandoned local drafts of this row when the form opens, the latest first. */
export function useRecovery<Values extends FormValues>(item: string, saved: Values) {
	const [found, setFound] = useState<LocalDraft<Values>[]>([]);
	const [opened] = useState({ item, saved });
	useEffect(() => {
		let isMounted = true;
		void (async () => {
			const drafts = await localDrafts.findAbandoned<Values>(opened.item);
			// A field that the draft lacks gets the stored value.
			const complete = drafts.map((draft) => ({ ...draft, values: { ...opened.saved, ...draft.values } }));
			const isSaved = ({ values }: LocalDraft<Values>) => haveSameText(opened.saved, values);
			for (const { key } of complete.filter(isSaved)) localDrafts.remove(key);
			if (isMounted) setFound((added) => [...added, ...complete.filter((draft) => !isSaved(draft))]);
		})();
		return () => {
			isMounted = false;
		};
	}, [opened]);

	const [latest = null] = found;
	return {
		latest,
		/** Removes the latest draft after it was restored or discarded. */
		removeLatest() {
			if (!latest) return;
			localDrafts.remove(latest.key);
			setFound((drafts) => drafts.slice(1));
		},
		add(values: Values, base: Base<Values>, rowKey: string) {
			const { revision } = base;
			const complete = {
				values,
				before: beforeOf(base, values),
				revision,
				rowKey,
				key: localDrafts.newKey(item),
				at: Date.now(),
			};
			localDrafts.store(complete);
			setFound((drafts) => [complete, ...drafts]);
		},
	};
}
