import { useFieldControl } from "@site/shared-ui";
import type { ComponentProps } from "react";
import { Root } from "./DateInput.styles.ts";

type DateInputProps = Omit<ComponentProps<"input">, "type" | "ref" | "value" | "defaultValue" | "min" | "max"> & {
	/** A calendar day, "2026-11-21"; "" for none. Days are strings here: a time zone never moves them. */
	value?: string;
	defaultValue?: string;
	/** The first and the last day that can be chosen. */
	min?: string;
	max?: string;
	/** The chosen day, or "" when the control holds no whole date. */
	onDayChange?: (day: string) => void;
};

/** The native date control: calendar, keyboard and the browser's own order of day, month and year. */
export const DateInput = ({ onDayChange, onChange, ...rest }: DateInputProps) => (
	<Root
		type="date"
		{...useFieldControl()}
		onChange={(event) => {
			onChange?.(event);
			onDayChange?.(event.currentTarget.value);
		}}
		{...rest}
	/>
);
