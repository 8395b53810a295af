import { Field, Select } from "@site/shared-ui";
import type { ComponentProps, ReactNode } from "react";

type ChoiceProps = Omit<ComponentProps<"select">, "ref" | "children"> & {
	label: string;
	hint?: ReactNode;
	error?: ReactNode;
	optional?: boolean;
	/** What stands there while nothing is chosen. */
	none: string;
	options: readonly string[];
};

/** One of several strings, which are stored as they are shown. */
export const Choice = ({ label, hint, error, optional, none, options, ...control }: ChoiceProps) => (
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
