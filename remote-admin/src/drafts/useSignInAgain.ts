import { sessionAtom, unsavedWorkAtom } from "@site/shared-data";
import { useDebouncedValue } from "@site/shared-ui/useDebouncedValue";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";

interface SessionState {
	isDirty: boolean;
	/** Its refusal opens the dialog; before it, a sign-in would be asked for twice. */
	isSaving: boolean;
	/** The last save was refused because the session has ended. */
	isRefused: boolean;
	/** Changes with every change of the form. */
	lastTyped: unknown;
	/** Retries the refused save. */
	onSignedIn: () => void;
}

/**
 * When the form opens the sign-in dialog: at once for a save, otherwise after a typing pause, so that no
 * typed text lands in the password field.
 */
export function useSignInAgain({ isDirty, isSaving, isRefused, lastTyped, onSignedIn }: SessionState) {
	const hasEnded = useEndedSession(isDirty);
	const [isDismissed, setIsDismissed] = useState(false);
	const [isBack, setIsBack] = useState(false);
	const isPausing = useDebouncedValue(lastTyped, typingPauseMs) === lastTyped;

	// Signed in again: the next ended session opens the dialog again.
	if (isBack && !hasEnded) setIsBack(false);
	if (isDismissed && !hasEnded && !isRefused) setIsDismissed(false);

	return {
		isOpen: !isDismissed && !isSaving && (isRefused || (isDirty && hasEnded && !isBack && isPausing)),
		open: () => setIsDismissed(false),
		dismiss: () => setIsDismissed(true),
		signedIn: () => {
			setIsBack(true);
			onSignedIn();
		},
	};
}

const typingPauseMs = 1_500;

/** Whether the session has ended; unsaved work keeps the page open. */
function useEndedSession(isDirty: boolean): boolean {
	const hasEnded = useAtomValue(sessionAtom) === null;
	const setUnsavedWork = useSetAtom(unsavedWorkAtom);
	useEffect(() => {
		setUnsavedWork(isDirty);
		return () => setUnsavedWork(false);
	}, [isDirty, setUnsavedWork]);
	return hasEnded;
}
