import { Field } from "@site/shared-ui/Field";
import { Select } from "@site/shared-ui/Input";
import type { ComponentProps } from "react";

type SelectFieldProps = Omit<ComponentProps<"select">, "ref" | "children"> & {
	label: string;
	hint?: string;
	error?: string | undefined;
	optional?: boolean;
	none: string;
	options: readonly string[];
};

export const SelectField = ({ label, hint, error, optional, none, options, ...control }: SelectFieldProps) => (
	<Field label={label} hint={hint} error={error} optional={optional}>
		<Select {...control}>
			<option value="">{none}</option>
			{options.map((option) => (
				<option key={option} value={option}>
					{option}
				</option>
			))}
		</Select>
	</Field>
);
