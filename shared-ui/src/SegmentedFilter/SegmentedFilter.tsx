import type { ReactNode } from "react";
import { Root, Segment } from "./SegmentedFilter.styles.ts";

interface SegmentedFilterProps<Value extends string> {
	/** The accessible name of the group. */
	label: string;
	/** The options in order. */
	options: readonly { value: Value; label: ReactNode }[];
	/** The chosen option. */
	value: Value;
	/** Called with the chosen option. */
	onChange?: (value: Value) => void;
	/** The name of the form field that submits the selected option; the option "" submits nothing. */
	name?: string;
	/** pill: on pages; square: dense, on overlays and in the back office. */
	variant?: "pill" | "square";
}

/** A choice of one option: a group of toggle buttons. */
export const SegmentedFilter = <Value extends string>({
	label,
	options,
	value,
	onChange,
	name,
	variant = "pill",
}: SegmentedFilterProps<Value>) => (
	<Root $variant={variant} role="group" aria-label={label}>
		{options.map((option) => (
			<Segment
				key={option.value}
				$variant={variant}
				type={name ? "submit" : "button"}
				name={option.value ? name : undefined}
				value={option.value}
				aria-pressed={option.value === value}
				onClick={() => onChange?.(option.value)}
			>
				{option.label}
			</Segment>
		))}
	</Root>
);
