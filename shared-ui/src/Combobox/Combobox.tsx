import { Combobox as Base } from "@base-ui/react/combobox";
import { Icon } from "@site/shared-ui";
import { Arrow, Box, Input } from "./Combobox.styles.ts";
import { type ComboboxOption, ComboboxPopup, labelOf } from "./ComboboxPopup.tsx";
import { useComboboxInput } from "./useComboboxInput.ts";

interface ComboboxProps {
	options: readonly ComboboxOption[];
	/** The chosen option's value; null is none. */
	value: string | null;
	onChange: (value: string | null) => void;
	placeholder?: string;
	/** Said when nothing matches. */
	emptyText?: string;
	/** Submits the chosen value in a form. */
	name?: string;
	required?: boolean;
	disabled?: boolean;
	defaultOpen?: boolean;
}

/** One choice of many, found by typing. A Field around it labels it. For a few choices use Select. */
export function Combobox({ options, value, onChange, placeholder, emptyText, defaultOpen, ...rest }: ComboboxProps) {
	return (
		<Base.Root
			items={options}
			value={options.find((option) => option.value === value) ?? null}
			onValueChange={(option) => onChange(option?.value ?? null)}
			itemToStringLabel={labelOf}
			isItemEqualToValue={(one, other) => one.value === other.value}
			defaultOpen={defaultOpen}
			autoHighlight
			{...rest}
		>
			<Box>
				<Input {...useComboboxInput()} placeholder={placeholder} />
				<Arrow aria-label="Show the choices">
					<Icon name="chevron-down" />
				</Arrow>
			</Box>
			<ComboboxPopup emptyText={emptyText} />
		</Base.Root>
	);
}
