import { sessionAtom, unsavedWorkAtom } from "@site/shared-data";
import { useDebouncedValue } from "@site/shared-ui/useDebouncedValue";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";

interface Situation {
	isDirty: boolean;
	/** The last save was refused because the session has ended. */
	isRefused: boolean;
	/** Changes with every key. */
	typed: unknown;
	/** Goes on with the refused save. */
	onSignedIn: () => void;
}

/**
 * When the form asks to sign in again: at once for a save, otherwise when typing pauses, so that no key of a
 * sentence lands in a password.
 */
export function useSignInAgain({ isDirty, isRefused, typed, onSignedIn }: Situation) {
	const hasEnded = useEndedSession(isDirty);
	const [isDismissed, setIsDismissed] = useState(false);
	const [isBack, setIsBack] = useState(false);
	const isPausing = useDebouncedValue(typed, typingPauseMs) === typed;

	// Signed in: the next end of a session asks anew.
	if (isBack && !hasEnded) setIsBack(false);
	if (isDismissed && !hasEnded && !isRefused) setIsDismissed(false);

	return {
		isAsking: !isDismissed && (isRefused || (isDirty && hasEnded && !isBack && isPausing)),
		ask: () => setIsDismissed(false),
		dismiss: () => setIsDismissed(true),
		signedIn: () => {
			setIsBack(true);
			onSignedIn();
		},
	};
}

const typingPauseMs = 1_500;

/** Whether the session has ended; with unsaved work the page stays open all the same. */
function useEndedSession(isDirty: boolean): boolean {
	const hasEnded = useAtomValue(sessionAtom) === null;
	const setUnsavedWork = useSetAtom(unsavedWorkAtom);
	useEffect(() => {
		setUnsavedWork(isDirty);
		return () => setUnsavedWork(false);
	}, [isDirty, setUnsavedWork]);
	return hasEnded;
}
