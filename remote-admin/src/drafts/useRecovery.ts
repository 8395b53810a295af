import { useEffect, useState } from "react";
import type { FormValues } from "./FormValues.ts";
import type { LocalDraft } from "./local/LocalDraft.ts";
import { localDrafts } from "./local/localDrafts.ts";
import { sameText } from "./sameValues.ts";

/** Texts of this item that were typed on this device and never stored, found when the form opens; the latest first. */
export function useRecovery<Values extends FormValues>(item: string, stored: Values) {
	const [found, setFound] = useState<LocalDraft<Values>[]>([]);
	const [opened] = useState({ item, stored });
	useEffect(() => {
		let isHere = true;
		void (async () => {
			const drafts = await localDrafts.findLoose<Values>(opened.item);
			// A field that is newer than the draft has the stored value.
			const whole = drafts.map((draft) => ({ ...draft, values: { ...opened.stored, ...draft.values } }));
			const isStored = ({ values }: LocalDraft<Values>) => sameText(opened.stored, values);
			for (const { key } of whole.filter(isStored)) localDrafts.drop(key);
			if (isHere) setFound(whole.filter((draft) => !isStored(draft)));
		})();
		return () => {
			isHere = false;
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
