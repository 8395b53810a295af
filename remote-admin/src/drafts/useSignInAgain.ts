import { sessionAtom, unsavedWorkAtom } from "@site/shared-data";
import { useDebouncedValue } from "@site/shared-ui/useDebouncedValue";
import { atom, useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useId, useState } from "react";

interface SessionState {
	isDirty: boolean;
	/** The refusal of a save opens the dialog; earlier, the admin would be asked to sign in twice. */
	isSaving: boolean;
	isRefused: boolean;
	/** Changes with every change of the form. */
	lastTyped: unknown;
	onSignedIn: () => void;
	/** The refusal is kept unless this ends it. */
	onDismiss?: (() => void) | undefined;
}

const typingPauseMs = 1_500;

/** Opens the dialog immediately for a save, else after a pause, so that its password gets no typed text. */
export function useSignInAgain({ isDirty, isSaving, isRefused, lastTyped, onSignedIn, onDismiss }: SessionState) {
	const hasEnded = useAtomValue(sessionAtom) === null;
	const countDirtyForm = useSetAtom(dirtyFormsAtom);
	const [answer, setAnswer] = useState<"none" | "dismissed" | "signedIn">("none");
	const isPausing = useDebouncedValue(lastTyped, typingPauseMs) === lastTyped;

	// Signed in again, or nothing left to save: the next ended session opens the dialog again.
	const isSettled = !hasEnded && !(answer === "dismissed" && isRefused);
	if (answer !== "none" && (isSettled || !(isDirty || isRefused))) setAnswer("none");

	// Unsaved work keeps the page open when the session ends.
	useEffect(() => {
		if (!isDirty) return;
		countDirtyForm(1);
		return () => countDirtyForm(-1);
	}, [isDirty, countDirtyForm]);

	const id = useId();
	const [waiting, setWaiting] = useAtom(waitingFormsAtom);
	const asks = isRefused ? answer !== "dismissed" : isDirty && hasEnded && answer === "none" && isPausing;
	const isWaiting = asks && !isSaving;
	const goOn = useEffectEvent(() => {
		setAnswer("signedIn");
		onSignedIn();
	});
	const dismiss = useEffectEvent(() => {
		setAnswer("dismissed");
		onDismiss?.();
	});
	useEffect(() => {
		if (!isWaiting) return;
		const form = { id, goOn: () => goOn(), dismiss: () => dismiss() };
		setWaiting((forms) => [...forms, form]);
		return () => setWaiting((forms) => forms.filter((other) => other !== form));
	}, [isWaiting, id, setWaiting]);

	return {
		isOpen: isWaiting && waiting[0]?.id === id,
		open: () => setAnswer((now) => (now === "dismissed" ? "none" : now)),
		dismiss: () => waiting.forEach((form) => form.dismiss()),
		signedIn: () => waiting.forEach((form) => form.goOn()),
	};
}

/** The forms that wait for a sign-in. The first one opens the dialog, which serves all waiting forms. */
const waitingFormsAtom = atom<readonly { id: string; goOn: () => void; dismiss: () => void }[]>([]);

const countAtom = atom(0);

/** Counts the open forms with unsaved work; one dialog may have several. */
const dirtyFormsAtom = atom(null, (get, set, change: 1 | -1) => {
	set(countAtom, get(countAtom) + change);
	set(unsavedWorkAtom, get(countAtom) > 0);
});
