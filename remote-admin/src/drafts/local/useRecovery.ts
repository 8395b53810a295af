import { useEffect, useState } from "react";
import type { FormValues } from "../../form/Form.ts";
import { changesOf, haveSameText } from "../compareValues.ts";
import type { Draft } from "../draftReducer.ts";
import { type Base, type LocalDraft, localDrafts } from "./localDrafts.ts";

type Unsaved<Values extends FormValues> = Pick<Draft<Values, Base<Values>>, "values" | "base" | "rowKey">;

export function toLocalDraft<Values extends FormValues>(key: string, draft: Unsaved<Values>): LocalDraft<Values> {
	const { values, base, rowKey } = draft;
	const before = base.isGuess ? undefined : changesOf(base.values, values);
	return { key, values, before, revision: base.revision, rowKey, at: Date.now() };
}

/** The abandoned local drafts of this row when the form opens, the latest first. */
export function useRecovery<Values extends FormValues>(item: string, draft: Unsaved<Values>) {
	const [found, setFound] = useState<LocalDraft<Values>[]>([]);
	const [opened] = useState({ item, saved: draft.values });
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

	const [latest] = found;
	return {
		latest,
		/** Removes the latest draft after it was restored or discarded. */
		removeLatest() {
			if (!latest) return;
			localDrafts.remove(latest.key);
			setFound((drafts) => drafts.slice(1));
		},
		/** Offers no other draft until the form opens again. */
		forget: () => setFound([]),
		/** Makes the text in the form a local draft and offers it. */
		offerTyped() {
			const typed = toLocalDraft(localDrafts.newKey(item), draft);
			localDrafts.store(typed);
			setFound((drafts) => [typed, ...drafts]);
		},
	};
}
