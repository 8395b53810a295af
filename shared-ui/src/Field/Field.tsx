import { type ReactNode, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Counter } from "./Counter.tsx";
import { Fault, Head, Hint, Label, Notes, Optional, Root } from "./Field.styles.ts";
import { FieldContext } from "./FieldContext.ts";

interface FieldProps {
	label: string;
	/** One quiet sentence below the control. */
	hint?: ReactNode;
	/** What is wrong, in words; stands above the hint and is announced. */
	error?: ReactNode;
	/** How long the text is, and how long it should be. */
	counter?: { count: number; limit: number };
	/** Marks the field as optional; required is the silent rule. */
	optional?: boolean;
	className?: string;
	/** One control: Input, Textarea, Select, DateInput, NumberInput or TagsInput. */
	children: ReactNode;
}

/** A labelled control with its hint, its counter and its error. */
export function Field({ label, hint, error, counter, optional = false, className, children }: FieldProps) {
	const id = useId();
	const notes = {
		optional: optional && `${id}-optional`,
		error: error && `${id}-error`,
		hint: hint && `${id}-hint`,
		counter: counter && `${id}-counter`,
	};
	return (
		<Root className={className}>
			<Head>
				<Label id={`${id}-label`} htmlFor={id}>
					{label}
				</Label>
				{optional && <Optional id={notes.optional as string}>optional</Optional>}
			</Head>
			<FieldContext
				value={{
					id,
					"aria-describedby": Object.values(notes).filter(Boolean).join(" ") || undefined,
					"aria-invalid": error ? true : undefined,
				}}
			>
				{children}
			</FieldContext>
			{error && (
				<Fault id={notes.error as string} role="alert">
					<Icon name="warning" />
					<span>{error}</span>
				</Fault>
			)}
			{(hint || counter) && (
				<Notes>
					{hint && <Hint id={notes.hint as string}>{hint}</Hint>}
					{counter && <Counter id={notes.counter as string} {...counter} />}
				</Notes>
			)}
		</Root>
	);
}
