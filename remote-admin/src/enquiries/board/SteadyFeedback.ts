import { type DragDropManager, Feedback, StyleInjector } from "@dnd-kit/dom";

/**
 * The library's moving card. It would add its style sheet when a card is picked up and remove it afterwards,
 * before all others, so that the browser lays out the whole page twice; here it stays as long as the board.
 */
export class SteadyFeedback extends Feedback {
	constructor(...[manager, options]: ConstructorParameters<typeof Feedback>) {
		keepStyles(manager);
		super(manager, options);
	}
}

function keepStyles({ registry }: DragDropManager) {
	const injector = registry.plugins.get(StyleInjector) as StyleInjector;
	injector.register = (rules) => {
		const style = document.createElement("style");
		style.textContent = rules;
		document.head.append(style);
		return () => style.remove();
	};
}
