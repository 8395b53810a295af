import { styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";

export const Root = styled.input`
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
