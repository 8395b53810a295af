import { type ReactNode, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Fault, Hint, Label, Optional, Root } from "./Field.styles.ts";
import { FieldContext } from "./FieldContext.ts";

interface FieldProps {
	label: string;
	/** One quiet sentence below the control. */
	hint?: ReactNode;
	/** What is wrong, in words; takes the hint's place and is announced. */
	error?: ReactNode;
	/** Marks the field as optional; required is the silent rule. */
	optional?: boolean;
	className?: string;
	/** One Input, Textarea or Select. */
	children: ReactNode;
}

/** A labelled control with its hint and its error. */
export function Field({ label, hint, error, optional = false, className, children }: FieldProps) {
	const id = useId();
	const noteId = `${id}-note`;
	return (
		<Root className={className}>
			<Label htmlFor={id}>
				{label}
				{optional && <Optional> optional</Optional>}
			</Label>
			<FieldContext
				value={{ id, "aria-describedby": error || hint ? noteId : undefined, "aria-invalid": error ? true : undefined }}
			>
				{children}
			</FieldContext>
			{error ? (
				<Fault id={noteId} role="alert">
					<Icon name="warning" />
					<span>{error}</span>
				</Fault>
			) : (
				hint && <Hint id={noteId}>{hint}</Hint>
			)}
		</Root>
	);
}
