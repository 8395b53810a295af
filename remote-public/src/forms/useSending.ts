import { useActionData, useNavigation } from "@site/shared-ui/router";
import { type RefObject, useEffect, useState } from "react";
import type { FormAnswer } from "./FormAnswer.ts";

/** The life of a form: idle, sending, sent or failed. `round` changes when its fields are to be empty again. */
export function useSending<Field extends string>(form: RefObject<HTMLFormElement | null>) {
	const answer = useActionData() as FormAnswer<Field> | undefined;
	const isSending = useNavigation().formMethod === "POST";
	const [round, setRound] = useState(0);
	if (answer?.status === "sent" && answer.at !== round) setRound(answer.at);

	useEffect(() => {
		if (answer?.status !== "failed" || !answer.field) return;
		form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [answer, form]);

	return { answer: isSending ? undefined : answer, isSending, round };
}
