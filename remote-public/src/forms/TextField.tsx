import { Field, Input, Textarea } from "@site/shared-ui";
import { type ComponentProps, type ReactNode, useState } from "react";

/** From which part of its limit on a text is counted. */
const nearly = 0.9;

type TextFieldProps = Omit<ComponentProps<"input"> & ComponentProps<"textarea">, "ref" | "defaultValue" | "maxLength"> & {
	label: string;
	hint?: ReactNode;
	error?: ReactNode;
	optional?: boolean;
	defaultValue?: string;
	/** Longest text, in characters. */
	limit: number;
	/** A text of many lines. */
	long?: boolean;
};

/** A text with a limit, which is told before it is reached. */
export function TextField({
	label,
	hint,
	error,
	optional,
	limit,
	long,
	className,
	defaultValue = "",
	...control
}: TextFieldProps) {
	const [count, setCount] = useState(defaultValue.length);
	const Control = long ? Textarea : Input;
	return (
		<Field
			className={className}
			label={label}
			optional={optional}
			error={error}
			hint={count >= limit ? "This is as much as fits here." : hint}
			counter={count >= limit * nearly ? { count, limit } : undefined}
		>
			<Control
				{...control}
				defaultValue={defaultValue}
				maxLength={limit}
				onChange={(event: { target: { value: string } }) => setCount(event.target.value.length)}
			/>
		</Field>
	);
}
