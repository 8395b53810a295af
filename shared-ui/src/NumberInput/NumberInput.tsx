import { useFieldControl, VisuallyHidden } from "@site/shared-ui";
import { type ComponentProps, useId } from "react";
import { Figure, Root, Unit } from "./NumberInput.styles.ts";

type NumberInputProps = Omit<ComponentProps<"input">, "type" | "ref" | "value" | "defaultValue"> & {
	/** null for none. */
	value?: number | null;
	defaultValue?: number | null;
	/** A short unit drawn inside the control: "min". */
	unit?: string;
	/** The number, or null when the control holds none. */
	onNumberChange?: (value: number | null) => void;
};

/** A native number control; arrow keys step it. Whole numbers unless `step` says otherwise. */
export function NumberInput({ value, defaultValue, unit, onNumberChange, onChange, step = 1, ...rest }: NumberInputProps) {
	const unitId = useId();
	const field = useFieldControl();
	const described = [field["aria-describedby"], unit && unitId].filter(Boolean).join(" ");
	return (
		<Root>
			<Figure
				type="number"
				inputMode={Number.isInteger(Number(step)) ? "numeric" : "decimal"}
				step={step}
				$unit={Boolean(unit)}
				{...field}
				{...(value === undefined ? { defaultValue: defaultValue ?? "" } : { value: value ?? "" })}
				onChange={(event) => {
					onChange?.(event);
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
