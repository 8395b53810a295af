import { Accessibility, type DragEndEvent, type DragOverEvent, type DragStartEvent } from "@dnd-kit/dom";

/** What a card and a column tell the sensors and the announcements. */
export interface CardData {
	/** "the request from Sari", within a sentence. */
	name: string;
	/** The status whose column it is in. */
	column: string;
}

const instructions =
	"To move it by keyboard, press Space. Then choose a column with the arrow keys, press Space to put it there, or Escape to leave it.";

/** Says in plain English what is dragged where. */
export const accessibility = (labelOf: (status: string) => string) => {
	const read = ({ source, target }: DragStartEvent["operation"]) => {
		if (!source) throw new Error("Nothing is dragged");
		const { name, column } = source.data as CardData;
		return { name, home: labelOf(column), isHome: target?.id === column, over: target && labelOf(String(target.id)) };
	};
	return Accessibility.configure({
		screenReaderInstructions: { draggable: instructions },
		announcements: {
			dragstart({ operation }: DragStartEvent) {
				const { name, home } = read(operation);
				return `Picked up ${name}. It is in ${home}.`;
			},
			dragover({ operation }: DragOverEvent) {
				const { home, isHome, over } = read(operation);
				if (!over) return "Over no column.";
				return isHome ? `Over ${home}, where it is now.` : `Over ${over}.`;
			},
			dragend({ operation, canceled }: DragEndEvent) {
				const { name, home, isHome, over } = read(operation);
				if (canceled || isHome || !over) return `Put down ${name}. It stays in ${home}.`;
				return `Put down ${name} in ${over}.`;
			},
		},
	});
};
