import { useEffect, useState, useSyncExternalStore } from "react";
import type { FormValues } from "./FormValues.ts";
import { localDrafts } from "./local/localDrafts.ts";

interface Work<Values> {
	/** Which item: "essay:tea-terraces", "essay:new". */
	item: string;
	values: Values;
	revision: string | null;
	isDirty: boolean;
}

/** Keeps what is not stored in this browser, at every key; says whether it has room. */
export function useLocalDraft<Values extends FormValues>({ item, values, revision, isDirty }: Work<Values>) {
	const isKept = useSyncExternalStore(localDrafts.onRoomChange, localDrafts.hasRoom);
	const [place, setPlace] = useState(() => ({ item, key: localDrafts.newKey(item) }));
	// A new item that was stored has another name from then on.
	if (place.item !== item) setPlace({ item, key: localDrafts.newKey(item) });
	const { key } = place;

	useEffect(() => localDrafts.hold(key), [key]);
	useEffect(() => {
		if (isDirty) localDrafts.keep({ key, values, revision, at: Date.now() });
		else localDrafts.drop(key);
	}, [key, values, revision, isDirty]);
	return { isKept, drop: () => localDrafts.drop(key) };
}
