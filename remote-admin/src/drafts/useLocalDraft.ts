import { useEffect, useState, useSyncExternalStore } from "react";
import type { FormValues } from "../form/Form.ts";
import { haveSameText } from "./compareValues.ts";
import { type LocalDraft, localDrafts } from "./localDrafts.ts";

interface Work<Values> {
	/** Which row: "essay:tea-terraces", "essay:new". */
	item: string;
	values: Values;
	revision: string | null;
	isDirty: boolean;
}

/** Keeps what is not stored in this browser, at every key; says whether it has room. */
export function useLocalDraft<Values extends FormValues>({ item, values, revision, isDirty }: Work<Values>) {
	const isDraftStored = useSyncExternalStore(localDrafts.onRoomChange, localDrafts.hasRoom);
	const [place, setPlace] = useState(() => ({ item, key: localDrafts.newKey(item) }));
	// A new row that was stored has another name from then on.
	if (place.item !== item) setPlace({ item, key: localDrafts.newKey(item) });
	const { key } = place;

	useEffect(() => localDrafts.hold(key), [key]);
	useEffect(() => {
		if (isDirty) localDrafts.keep({ key, values, revision, at: Date.now() });
		else localDrafts.drop(key);
	}, [key, values, revision, isDirty]);
	return { isDraftStored, drop: () => localDrafts.drop(key) };
}

/**
 * Texts of this row that were typed on this device and never stored, found when the form opens; the latest
 * first.
 */
export function useRecovery<Values extends FormValues>(item: string, saved: Values) {
	const [found, setFound] = useState<LocalDraft<Values>[]>([]);
	const [opened] = useState({ item, saved });
	useEffect(() => {
		let isMounted = true;
		void (async () => {
			const drafts = await localDrafts.findAbandoned<Values>(opened.item);
			// A field that is newer than the draft has the stored value.
			const whole = drafts.map((draft) => ({ ...draft, values: { ...opened.saved, ...draft.values } }));
			const isSaved = ({ values }: LocalDraft<Values>) => haveSameText(opened.saved, values);
			for (const { key } of whole.filter(isSaved)) localDrafts.drop(key);
			if (isMounted) setFound(whole.filter((draft) => !isSaved(draft)));
		})();
		return () => {
			isMounted = false;
		};
	}, [opened]);

	const [latest = null] = found;
	return {
		latest,
		/** Takes the latest out of the list: it is in the form now, or not wanted. */
		settle() {
			if (!latest) return;
			localDrafts.drop(latest.key);
			setFound((drafts) => drafts.slice(1));
		},
		/** Keeps a text and offers it. */
		offer(draft: Omit<LocalDraft<Values>, "key" | "at">) {
			const whole = { ...draft, key: localDrafts.newKey(item), at: Date.now() };
			localDrafts.keep(whole);
			setFound((drafts) => [whole, ...drafts]);
		},
	};
}
