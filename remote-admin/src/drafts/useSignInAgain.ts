import { useDebouncedValue } from "@site/shared-ui/useDebouncedValue";
import { useState } from "react";
import { useEndedSession } from "./useEndedSession.ts";

interface Situation {
	isDirty: boolean;
	/** The last save was refused because nobody is signed in. */
	isRefused: boolean;
	/** Changes with every key. */
	typed: unknown;
	/** Goes on with the refused save. */
	onBack: () => void;
}

/** When the form asks to sign in again: at once for a save, otherwise when the person pauses, so that no key of a sentence lands in a password. */
export function useSignInAgain({ isDirty, isRefused, typed, onBack }: Situation) {
	const isEnded = useEndedSession(isDirty);
	const [isDismissed, setIsDismissed] = useState(false);
	const [isBack, setIsBack] = useState(false);
	const isPausing = useDebouncedValue(typed, pause) === typed;

	// Signed in: the next end of a session asks anew.
	if (isBack && !isEnded) setIsBack(false);
	if (isDismissed && !isEnded && !isRefused) setIsDismissed(false);

	return {
		isAsking: !isDismissed && (isRefused || (isDirty && isEnded && !isBack && isPausing)),
		ask: () => setIsDismissed(false),
		dismiss: () => setIsDismissed(true),
		signedIn: () => {
			setIsBack(true);
			onBack();
		},
	};
}

/** How long no key is pressed, in milliseconds. */
const pause = 1_500;
