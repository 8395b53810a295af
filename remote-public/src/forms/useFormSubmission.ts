import { useActionData, useNavigation } from "@site/shared-ui/router";
import { type RefObject, useEffect, useState } from "react";
import type { FormResult } from "./submitForm.ts";

/** A form's result, and whether it is being sent. `resetKey` changes when the fields must be cleared. */
export function useFormSubmission<Field extends string>(form: RefObject<HTMLFormElement | null>) {
	const answer = useActionData() as FormResult<Field> | undefined;
	const isSending = useNavigation().formMethod === "POST";
	const [resetKey, setResetKey] = useState(0);
	if (answer?.status === "sent" && answer.at !== resetKey) setResetKey(answer.at);

	useEffect(() => {
		if (answer?.status !== "failed" || !answer.field) return;
		form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [answer, form]);

	return { answer: isSending ? undefined : answer, isSending, resetKey };
}
