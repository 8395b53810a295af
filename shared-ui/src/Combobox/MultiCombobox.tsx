import { Combobox as Base } from "@base-ui/react/combobox";
import { Icon } from "@site/shared-ui";
import { Chip, ChipRemove, Chips, ManyBox, ManyInput } from "./Combobox.styles.ts";
import { type ComboboxOption, ComboboxPopup, labelOf } from "./ComboboxPopup.tsx";
import { useComboboxInput } from "./useComboboxInput.ts";

interface MultiComboboxProps {
	options: readonly ComboboxOption[];
	/** The values of the chosen options, in the order chosen. */
	value: readonly string[];
	onChange: (value: string[]) => void;
	placeholder?: string;
	emptyText?: string;
	name?: string;
	disabled?: boolean;
	defaultOpen?: boolean;
}

/** Several choices of many, each a chip. Backspace removes the last, ArrowLeft enters the chips. */
export function MultiCombobox({ options, value, onChange, placeholder, emptyText, ...rest }: MultiComboboxProps) {
	const control = useComboboxInput();
	const chosen = value.flatMap((entry) => options.find((option) => option.value === entry) ?? []);
	return (
		<Base.Root
			multiple
			items={options}
			value={chosen}
			onValueChange={(next) => onChange(next.map((option) => option.value))}
			itemToStringLabel={labelOf}
			isItemEqualToValue={(one, other) => one.value === other.value}
			autoHighlight
			{...rest}
		>
			<ManyBox>
				<Chips aria-label={chosen.length > 0 ? "Chosen" : undefined}>
					{chosen.map((option) => (
						<Chip key={option.value} aria-label={option.label}>
							{option.label}
							<ChipRemove aria-label={`Remove ${option.label}`}>
								<Icon name="close" />
							</ChipRemove>
						</Chip>
					))}
					<ManyInput {...control} placeholder={chosen.length > 0 ? undefined : placeholder} />
				</Chips>
			</ManyBox>
			<ComboboxPopup emptyText={emptyText} />
		</Base.Root>
	);
}
