import { Combobox as Base } from "@base-ui/react/combobox";
import { Icon } from "@site/shared-ui";
import { Empty, Item, Mark, Note, Popup, Portal, Positioner } from "./Combobox.styles.ts";

export interface ComboboxOption {
	value: string;
	label: string;
	/** Quiet words after the label. */
	note?: string;
	disabled?: boolean;
}

export const labelOf = (option: ComboboxOption) => option.label;

/** The list of both comboboxes. */
export const ComboboxPopup = ({ emptyText = "Nothing matches." }: { emptyText?: string }) => (
	<Portal>
		<Positioner sideOffset={4} collisionPadding={8}>
			<Popup>
				<Empty>{emptyText}</Empty>
				<Base.List>
					{(option: ComboboxOption) => (
						<Item key={option.value} value={option} disabled={option.disabled}>
							<span>
								{option.label}
								{option.note && <Note> {option.note}</Note>}
							</span>
							<Mark>
								<Icon name="check" />
							</Mark>
						</Item>
					)}
				</Base.List>
			</Popup>
		</Positioner>
	</Portal>
);
