export interface ComboboxOption {
	value: string;
	label: string;
	/** Quiet words after the label. */
	note?: string;
	disabled?: boolean;
}

export const labelOf = (option: ComboboxOption) => option.label;
