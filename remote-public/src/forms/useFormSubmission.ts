import { useActionData, useNavigation } from "@site/shared-ui/router";
import { type RefObject, useEffect, useState } from "react";
import type { FormResult } from "./submitForm.ts";

/** A form's result, and whether it is being sent. `resetKey` changes when the fields must be cleared. */
export function useFormSubmission<Field extends string>(form: RefObject<HTMLFormElement | null>) {
	const result = useActionData() as FormResult<Field> | undefined;
	const isSending = useNavigation().formMethod === "POST";
	const [resetKey, setResetKey] = useState(0);
	if (result?.status === "sent" && result.at !== resetKey) setResetKey(result.at);

	useEffect(() => {
		if (result?.status !== "failed" || !result.field) return;
		form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [result, form]);

	return { result: isSending ? undefined : result, isSending, resetKey };
}
