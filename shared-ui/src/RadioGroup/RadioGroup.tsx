import { type ReactNode, useId } from "react";
import { Choice, ChoiceHint, Words } from "../Checkbox/choice.styles.ts";
import { Hint } from "../Field/Field.styles.ts";
import { FieldError } from "../Field/FieldError.tsx";
import { Dot, Legend, Options, Root } from "./RadioGroup.styles.ts";

interface Option<Value extends string> {
	value: Value;
	label: ReactNode;
	hint?: ReactNode;
	disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
	/** The question. */
	label: string;
	/** The form field's name; also keeps this group's radios apart from another's. */
	name?: string;
	options: readonly Option<Value>[];
	value?: Value;
	defaultValue?: Value;
	onValueChange?: (value: Value) => void;
	hint?: ReactNode;
	/** What is wrong, in words. */
	error?: ReactNode;
	/** side by side, when the answers are short. */
	layout?: "column" | "row";
	required?: boolean;
	disabled?: boolean;
}

/** One of a few answers, all in sight. For many answers use Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
	const { label, name, options, value, defaultValue, onValueChange, hint, error, layout = "column", required, disabled } = props;
	const id = useId();
	const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return (
		<Root role="radiogroup" disabled={disabled} aria-describedby={notes || undefined} aria-invalid={error ? true : undefined}>
			<Legend>{label}</Legend>
			<Options $row={layout === "row"}>
				{options.map((option) => (
					<Choice key={option.value}>
						<Dot
							type="radio"
							name={name ?? id}
							value={option.value}
							required={required}
							disabled={option.disabled}
							aria-labelledby={`${id}-${option.value}`}
							aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
							{...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
							onChange={() => onValueChange?.(option.value)}
						/>
						<Words id={`${id}-${option.value}`}>{option.label}</Words>
						{option.hint && <ChoiceHint id={`${id}-${option.value}-hint`}>{option.hint}</ChoiceHint>}
					</Choice>
				))}
			</Options>
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
			{hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
		</Root>
	);
}
