import { isBlank, maxServiceCategories, serviceCategoryRules } from "@site/shared-data/rules";
import { Button } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { newRowKey } from "../../drafts/newRowKey.ts";
import { errorReason } from "../../errorReason.ts";
import { useMutationQueue } from "../../mutations/MutationProvider.tsx";
import type { ResultError } from "../../results/Result.ts";
import { NameForm } from "./Categories.styles.ts";
import type { CategoryMutation } from "./categoriesRoute.ts";
import { categoriesPath } from "./loadCategories.ts";

interface CategoryFormProps {
	label: string;
	submitLabel: string;
	initial?: string;
	toMutation: (name: string, key: string) => CategoryMutation;
	onSaved: () => void;
	children?: ReactNode;
	takesFocus?: boolean;
}

/** The name of a category; the field keeps a refused one. */
export function CategoryForm({
	label,
	submitLabel,
	initial = "",
	toMutation,
	onSaved,
	children,
	takesFocus = false,
}: CategoryFormProps) {
	const { send } = useMutationQueue();
	const [name, setName] = useState(initial);
	const [key, setKey] = useState(newRowKey);
	const [sent, setSent] = useState<string | null>(null);
	const [error, setError] = useState<string>();
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (takesFocus) input.current?.focus();
	}, [takesFocus]);

	async function save() {
		if (name === sent) return;
		if (isBlank(name)) return setError("Name is required.");
		setSent(name);
		const result = await send<unknown>(categoriesPath, toMutation(name, key));
		setSent((now) => (now === name ? null : now));
		if (result.status === "success") setKey(newRowKey());
		setError(result.status === "error" ? explain(result) : undefined);
		// Keeps text that was typed since.
		if (result.status === "error" || input.current?.value !== name) return;
		setName("");
		onSaved();
	}

	return (
		<NameForm
			noValidate
			data-density="dense"
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<Field label={label} error={error}>
				<Input
					value={name}
					maxLength={serviceCategoryRules.name.max}
					autoComplete="off"
					ref={input}
					onChange={({ target }) => setName(target.value)}
				/>
			</Field>
			<Button type="submit" aria-busy={sent !== null || undefined}>
				{submitLabel}
			</Button>
			{children}
		</NameForm>
	);
}

function explain({ kind }: ResultError): string {
	if (kind === "invalid") return `Another category has this name, or there are ${maxServiceCategories} already.`;
	if (kind === "conflict") return "It was changed elsewhere in the meantime. Save again to replace that.";
	return `The name is not stored. ${errorReason(kind)} Try again.`;
}
