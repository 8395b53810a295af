import { sessionAtom, unsavedWorkAtom } from "@site/shared-data";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";

/** Whether nobody is signed in any more; as long as there is unsaved work the page stays all the same. */
export function useEndedSession(isDirty: boolean): boolean {
	const isEnded = useAtomValue(sessionAtom) === null;
	const setUnsavedWork = useSetAtom(unsavedWorkAtom);
	useEffect(() => {
		setUnsavedWork(isDirty);
		return () => setUnsavedWork(false);
	}, [isDirty, setUnsavedWork]);
	return isEnded;
}
