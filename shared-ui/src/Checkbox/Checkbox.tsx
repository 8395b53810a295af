import { VisuallyHidden } from "@site/shared-ui";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { Box, Choice, UnlabelledChoice } from "./Checkbox.styles.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size" | "ref"> & {
	/** The label. */
	label: ReactNode;
	/** Hides the label visually, if the row already shows it. */
	hideLabel?: boolean;
	/** A consequence that the label does not tell. */
	hint?: ReactNode;
	/** Indeterminate: some of its rows are selected, not all. */
	mixed?: boolean;
};

/** A native checkbox with its label next to it. */
export function Checkbox({ label, hideLabel = false, hint, mixed = false, ...rest }: CheckboxProps) {
	const id = useId();
	const ref = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (ref.current) ref.current.indeterminate = mixed;
	}, [mixed]);
	const input = (
		<Box ref={ref} type="checkbox" aria-describedby={hint ? `${id}-hint` : undefined} aria-labelledby={`${id}-label`} {...rest} />
	);
	if (hideLabel) {
		return (
			<UnlabelledChoice>
				{input}
				<VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
			</UnlabelledChoice>
		);
	}
	return (
		<Choice>
			{input}
			<span id={`${id}-label`}>{label}</span>
			{hint && <span id={`${id}-hint`}>{hint}</span>}
		</Choice>
	);
}
