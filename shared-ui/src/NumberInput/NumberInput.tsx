import { VisuallyHidden } from "@site/shared-ui";
import { useFieldControl } from "@site/shared-ui/useFieldControl";
import { type ComponentProps, useId } from "react";
import { styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";

type NumberInputProps = Omit<ComponentProps<"input">, "type" | "ref" | "onChange" | "step" | "value" | "min" | "max"> & {
	/** As typed, so that a refused number stays visible. */
	value: string;
	/** The lowest number that the arrow keys reach. */
	min?: number;
	/** A short unit drawn inside the control: "min". */
	unit?: string;
	/** Called with the text as typed. */
	onValueChange: (value: string) => void;
};

/** A control for whole numbers; arrow keys step it. A native one would silently drop a text such as "1,5". */
export function NumberInput({ value, unit, min, onValueChange, ...rest }: NumberInputProps) {
	const unitId = useId();
	const field = useFieldControl();
	const described = [field["aria-describedby"], unit && unitId].filter(Boolean).join(" ");
	return (
		<Root>
			<Control
				role="spinbutton"
				aria-valuemin={min}
				aria-valuenow={Number(value) || 0}
				aria-valuetext={value}
				inputMode={min === undefined ? "text" : "numeric"}
				autoComplete="off"
				$unit={Boolean(unit)}
				{...field}
				value={value}
				onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
				onKeyDown={(event) => {
					const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
					if (!step || !/^-?\d*$/.test(value)) return;
					event.preventDefault();
					onValueChange(String(Math.max(Number(value) + step, min ?? -Infinity)));
				}}
				{...rest}
				aria-describedby={described || undefined}
			/>
			{unit && <span aria-hidden="true">{unit}</span>}
			{unit && <VisuallyHidden id={unitId}>in {unit}</VisuallyHidden>}
		</Root>
	);
}

const Root = styled.span`
	position: relative;
	display: block;
	width: 100%;

	> [aria-hidden] {
		position: absolute;
		top: 50%;
		right: 0.75rem;
		translate: 0 -50%;
		color: var(--text-3);
		pointer-events: none;
	}
`;

const Control = styled.input<{ $unit: boolean }>`
	${controlLook}
	font-variant-numeric: tabular-nums;

	&&& {
		${({ $unit }) => $unit && "padding-right: 4.5ch;"}
	}
`;
