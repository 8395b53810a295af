import { raiseMaxLength } from "@site/shared-data/rules";
import { useActionData, useNavigation, useSearchParams } from "@site/shared-ui/router";
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FormResult } from "./submitForm.ts";

export type FormSubmission<Field extends string> = ReturnType<typeof useFormSubmission<Field>>;

/** The state of a form, from its action's result. `resetKey` changes when the fields must be cleared. */
export function useFormSubmission<Field extends string>(errorMessages: Record<Field, string>) {
	const form = useRef<HTMLFormElement>(null);
	const latest = useActionData() as FormResult<Field> | undefined;
	const [parameters] = useSearchParams();
	const isSending = useNavigation().formMethod === "POST";
	const [resetKey, setResetKey] = useState(0);
	const [invalid, setInvalid] = useState<string[]>([]);
	useEffect(() => document.addEventListener("beforeinput", raiseMaxLength), []);
	if (latest?.status === "sent" && latest.at !== resetKey) setResetKey(latest.at);

	// Before the confirmation is seen: a visitor who then goes back would keep the shell's copy of the input.
	useLayoutEffect(() => {
		if (latest?.status === "sent") form.current?.reset();
		if (latest?.status !== "failed" || !latest.field) return;
		form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [latest]);

	// Without script a redirect says that the form was sent.
	const sentBefore = !latest && !isSending && parameters.has("sent") ? ({ status: "sent", at: 0, name: "" } as const) : undefined;
	const result = isSending ? undefined : latest;
	const failed = latest?.status === "failed" ? latest : undefined;
	const failure = isSending ? undefined : failed;
	const handleInvalid = (event: FormEvent<HTMLFormElement>) => {
		// Messages below the fields replace the browser's bubble, which would focus no field.
		event.preventDefault();
		const { name } = event.target as HTMLInputElement;
		setInvalid((names) => [...names.filter((one) => one !== name), name]);
		const controls = [...event.currentTarget.elements] as HTMLInputElement[];
		controls.find(({ validity }) => !validity.valid)?.focus();
	};
	const handleChange = ({ target }: FormEvent<HTMLFormElement>) => {
		const { name, validity } = target as HTMLInputElement;
		if (validity.valid) setInvalid((names) => names.filter((one) => one !== name));
	};
	const formProps = { ref: form, onInvalidCapture: handleInvalid, onChange: handleChange };
	const field = (name: Field) => ({
		name,
		// Also while it is sent again: the fields of a page that the server rendered show nothing else.
		defaultValue: failed?.values[name],
		error: failure?.field === name || invalid.includes(name) ? errorMessages[name] : undefined,
	});
	return { formProps, field, sent: result?.status === "sent" ? result : sentBefore, failure, isSending, resetKey };
}
