import {
	Accessibility,
	type DragDropManager,
	type DragEndEvent,
	type DragOverEvent,
	type DragStartEvent,
	KeyboardSensor,
	PointerActivationConstraints,
	PointerSensor,
} from "@dnd-kit/dom";

/** Picks up a card with Space or Enter; the arrows move it by columns; Tab, Escape and blur put it back. */
class ColumnKeyboardSensor extends KeyboardSensor {
	constructor(manager: DragDropManager) {
		const keyboardCodes = { ...KeyboardSensor.defaults.keyboardCodes, end: ["Space", "Enter"], cancel: ["Escape", "Tab"] };
		super(manager, { keyboardCodes });
	}

	protected override handleStart(...[event, source, options]: Parameters<KeyboardSensor["handleStart"]>) {
		super.handleStart(event, source, options);
		if (this.manager.dragOperation.status.idle) return;
		// The arrows choose the column, not the card's position.
		const stop = this.manager.monitor.addEventListener("collision", (collision) => collision.preventDefault());
		const cancel = (blur: Event) => this.handleEnd(blur, true);
		const handle = event.currentTarget;
		handle?.addEventListener("blur", cancel);
		this.#release = () => {
			stop();
			handle?.removeEventListener("blur", cancel);
		};
	}

	protected override handleMove(direction: "up" | "down" | "left" | "right", event: KeyboardEvent) {
		event.preventDefault();
		const { actions, dragOperation, registry } = this.manager;
		const { source, target, position } = dragOperation;
		if (!source) return;
		const open = [...registry.droppables].filter((column) => column.element && column.accepts(source));
		const columns = open.toSorted((a, b) => leftOf(a.element) - leftOf(b.element));
		const at = columns.findIndex(({ id }) => id === (target?.id ?? source.data.column));
		const next = columns[at + (direction === "left" || direction === "up" ? -1 : 1)];
		if (!next?.element) return;
		next.element.scrollIntoView({ block: "nearest", inline: "center" });
		const { left, width } = next.element.getBoundingClientRect();
		void actions.setDropTarget(next.id);
		actions.move({ event, to: { x: left + width / 2, y: position.current.y } });
	}

	protected override handleEnd(event: Event, canceled: boolean) {
		this.#release();
		super.handleEnd(event, canceled);
	}

	#release = () => {};
}

const leftOf = (element: Element | undefined) => element?.getBoundingClientRect().left ?? 0;

/** A mouse drags immediately; a finger after a long press, so that a swipe still scrolls. */
const pointer = PointerSensor.configure({
	activatorElements: ({ element }) => [element],
	activationConstraints: ({ pointerType }) => [
		pointerType === "mouse"
			? new PointerActivationConstraints.Distance({ value: 6 })
			: new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 }),
	],
	preventActivation: ({ target }, { handle }) =>
		target instanceof Element && target.closest("button") !== null && !handle?.contains(target),
});

export const sensors = [pointer, ColumnKeyboardSensor];

export interface CardData {
	name: string;
	column: string;
}

const instructions =
	"To move it by keyboard, press Space. Then choose a column with the arrow keys, press Space to put it there, or Escape to leave it.";

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
