import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { CounterRoot, Head, Hint, Label, Notes, Optional, Root } from "./Field.styles.ts";
import { FieldContext } from "./FieldContext.ts";
import { FieldError } from "./FieldError.tsx";

interface FieldProps {
	/** The visible name of the control. */
	label: string;
	/** The rule or an example, read with the control. */
	hint?: ReactNode;
	/** The error message, shown above the hint and announced. */
	error?: ReactNode;
	/** The length of the text and its limit. */
	counter?: { count: number; limit: number };
	/** Marks the field as optional; required fields have no mark. */
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
			{error && <FieldError id={notes.error as string}>{error}</FieldError>}
			{(hint || counter) && (
				<Notes>
					{hint && <Hint id={notes.hint as string}>{hint}</Hint>}
					{counter && <Counter id={notes.counter as string} {...counter} />}
				</Notes>
			)}
		</Root>
	);
}

/** "117 / 160", announced as a sentence that describes the control. */
const Counter = ({ id, count, limit }: { id: string; count: number; limit: number }) => (
	<CounterRoot id={id} $over={count > limit}>
		<span aria-hidden="true">{`${count} / ${limit}`}</span>
		<VisuallyHidden>{`${count} of ${limit} characters`}</VisuallyHidden>
	</CounterRoot>
);
