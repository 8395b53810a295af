import { countCharacters } from "@site/shared-data/rules";
import { Field } from "@site/shared-ui/Field";
import { Input, Textarea } from "@site/shared-ui/Input";
import { type ComponentProps, useState } from "react";

/** The database's limit for an e-mail, in characters. */
export const maxEmailLength = 254;

const counterThreshold = 0.9;

type TextFieldProps = Omit<ComponentProps<"input"> & ComponentProps<"textarea">, "ref" | "defaultValue" | "maxLength"> & {
	label: string;
	error?: string | undefined;
	optional?: boolean;
	defaultValue?: string | undefined;
	maxLength: number;
	long?: boolean;
};

/** A text field that counts its characters near the limit. */
export function TextField({ label, error, optional, maxLength, long, defaultValue = "", ...control }: TextFieldProps) {
	const [count, setCount] = useState(countCharacters(defaultValue));
	const Control = long ? Textarea : Input;
	return (
		<Field
			label={label}
			optional={optional}
			error={error}
			hint={count >= maxLength ? "This is as much as fits here." : undefined}
			counter={count >= maxLength * counterThreshold ? { count, limit: maxLength } : undefined}
		>
			<Control
				{...control}
				defaultValue={defaultValue}
				maxLength={maxLength}
				onChange={(event: { target: { value: string } }) => setCount(countCharacters(event.target.value))}
			/>
		</Field>
	);
}
