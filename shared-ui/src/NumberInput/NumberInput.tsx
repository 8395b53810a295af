import { VisuallyHidden } from "@site/shared-ui";
import { useFieldControl } from "@site/shared-ui/useFieldControl";
import { type ComponentProps, useId } from "react";
import { styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";

type NumberInputProps = Omit<ComponentProps<"input">, "type" | "ref" | "onChange" | "step" | "value"> & {
	/** null for none. */
	value: number | null;
	/** A short unit drawn inside the control: "min". */
	unit?: string;
	onNumberChange: (value: number | null) => void;
};

/** A native number control; arrow keys step it. Integers only. */
export function NumberInput({ value, unit, onNumberChange, ...rest }: NumberInputProps) {
	const unitId = useId();
	const field = useFieldControl();
	const described = [field["aria-describedby"], unit && unitId].filter(Boolean).join(" ");
	return (
		<Root>
			<Control
				type="number"
				inputMode="numeric"
				$unit={Boolean(unit)}
				{...field}
				value={value ?? ""}
				onChange={({ currentTarget: { valueAsNumber } }) => onNumberChange(Number.isNaN(valueAsNumber) ? null : valueAsNumber)}
				{...rest}
				aria-describedby={described || undefined}
			/>
			{unit && <Unit aria-hidden="true">{unit}</Unit>}
			{unit && <VisuallyHidden id={unitId}>in {unit}</VisuallyHidden>}
		</Root>
	);
}

const Root = styled.span`
	position: relative;
	display: block;
	width: 100%;
`;

const Control = styled.input<{ $unit: boolean }>`
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

const Unit = styled.span`
	position: absolute;
	top: 50%;
	right: 0.75rem;
	translate: 0 -50%;
	color: var(--text-3);
	pointer-events: none;
`;
