import { useFieldControl } from "@site/shared-ui/useFieldControl";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";

type DateInputProps = Omit<ComponentProps<"input">, "type" | "ref" | "onChange" | "value" | "defaultValue" | "min" | "max"> & {
	/** A calendar day, "2026-11-21"; "" for none. Days are strings, so that no time zone shifts them. */
	value?: string;
	defaultValue?: string;
	min?: string;
	max?: string;
	/** Called with the selected day, or "" if the control has no complete date. */
	onDayChange?: (day: string) => void;
};

/** The native date control: calendar, keyboard and the browser's own order of day, month and year. */
export const DateInput = ({ onDayChange, ...rest }: DateInputProps) => (
	<Root type="date" {...useFieldControl()} onChange={(event) => onDayChange?.(event.currentTarget.value)} {...rest} />
);

const Root = styled.input`
	${controlLook}
	display: block;
	appearance: none;
	min-width: 0;
	font-variant-numeric: tabular-nums;
	text-align: start;

	&::-webkit-date-and-time-value {
		text-align: start;
	}
	&::-webkit-calendar-picker-indicator {
		opacity: 0.7;
		cursor: pointer;
	}
	&:hover::-webkit-calendar-picker-indicator {
		opacity: 1;
	}
`;
