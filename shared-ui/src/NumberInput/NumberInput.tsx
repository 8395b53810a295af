import { VisuallyHidden } from "@site/shared-ui";
import { useFieldControl } from "@site/shared-ui/useFieldControl";
import { type ComponentProps, useId } from "react";
import { Control, Root, Unit } from "./NumberInput.styles.ts";

type NumberInputProps = Omit<ComponentProps<"input">, "type" | "ref" | "onChange" | "step" | "value" | "defaultValue"> & {
	/** null for none. */
	value?: number | null;
	defaultValue?: number | null;
	/** A short unit drawn inside the control: "min". */
	unit?: string;
	/** The number, or null when the control is empty. */
	onNumberChange?: (value: number | null) => void;
};

/** A native number control; arrow keys step it. Integers only. */
export function NumberInput({ value, defaultValue, unit, onNumberChange, ...rest }: NumberInputProps) {
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
				{...(value === undefined ? { defaultValue: defaultValue ?? "" } : { value: value ?? "" })}
				onChange={(event) => {
					const { valueAsNumber } = event.currentTarget;
					onNumberChange?.(Number.isNaN(valueAsNumber) ? null : valueAsNumber);
				}}
				{...rest}
				aria-describedby={described || undefined}
			/>
			{unit && <Unit aria-hidden="true">{unit}</Unit>}
			{unit && <VisuallyHidden id={unitId}>in {unit}</VisuallyHidden>}
		</Root>
	);
}
