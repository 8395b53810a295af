import { styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";

export const Root = styled.span`
	position: relative;
	display: block;
	width: 100%;
`;

export const Control = styled.input<{ $unit: boolean }>`
	${controlLook}
	appearance: textfield;
	font-variant-numeric: tabular-nums;

	&&& {
		${({ $unit }) => $unit && "padding-right: 4.5ch;"}
	}
	&::-webkit-inner-spin-button,
	&::-webkit-outer-spin-button {
		appearance: none;
		margin: 0;
	}
`;

export const Unit = styled.span`
	position: absolute;
	top: 50%;
	right: 0.75rem;
	translate: 0 -50%;
	color: var(--text-3);
	pointer-events: none;
`;
