import { raiseMaxLength } from "@site/shared-data/rules";
import { useActionData, useNavigation, useSearchParams } from "@site/shared-ui/router";
import { useEffect, useRef, useState } from "react";
import type { FormResult } from "./submitForm.ts";

export type FormSubmission<Field extends string> = ReturnType<typeof useFormSubmission<Field>>;

/** The state of a form, from its action's result. `resetKey` changes when the fields must be cleared. */
export function useFormSubmission<Field extends string>(errorMessages: Record<Field, string>) {
	const form = useRef<HTMLFormElement>(null);
	const latest = useActionData() as FormResult<Field> | undefined;
	const [parameters] = useSearchParams();
	const isSending = useNavigation().formMethod === "POST";
	const [resetKey, setResetKey] = useState(0);
	useEffect(() => document.addEventListener("beforeinput", raiseMaxLength), []);
	if (latest?.status === "sent" && latest.at !== resetKey) setResetKey(latest.at);

	useEffect(() => {
		// The shell forgets what was typed into it.
		if (latest?.status === "sent") form.current?.reset();
		if (latest?.status !== "failed" || !latest.field) return;
		form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [latest]);

	// Without script a redirect says that the form was sent.
	const sentBefore = !latest && !isSending && parameters.has("sent") ? ({ status: "sent", at: 0, name: "" } as const) : undefined;
	const result = isSending ? undefined : latest;
	const failure = result?.status === "failed" ? result : undefined;
	const field = (name: Field) => ({
		name,
		defaultValue: failure?.values[name],
		error: failure?.field === name ? errorMessages[name] : undefined,
	});
	return { form, field, sent: result?.status === "sent" ? result : sentBefore, failure, isSending, resetKey };
}
