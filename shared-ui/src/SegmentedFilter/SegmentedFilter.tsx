import type { ReactNode } from "react";
import { Root, Segment } from "./SegmentedFilter.styles.ts";

interface SegmentedFilterProps<Value extends string> {
	/** What is being filtered, said to assistive technology. */
	label: string;
	options: readonly { value: Value; label: ReactNode }[];
	value: Value;
	onChange?: (value: Value) => void;
	/** Sends the choice as this field of the form around it; the choice "" sends none. */
	name?: string;
	/** pill: on pages; square: dense, on overlays and in the back office. */
	variant?: "pill" | "square";
}

/** One choice of a few, each a button that says whether it is on. */
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
