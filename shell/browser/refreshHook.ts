/*
 * Collects each React of the page. A development server of a remote has its own refresh runtime, which finds
 * them here, also those that came before it.
 */
const global = "__REACT_DEVTOOLS_GLOBAL_HOOK__";

const renderers = new Map<number, unknown>();

export const hook = {
	renderers,
	supportsFiber: true,
	inject(renderer: unknown) {
		renderers.set(renderers.size + 1, renderer);
		return renderers.size;
	},
	onCommitFiberRoot() {},
	onCommitFiberUnmount() {},
	onScheduleFiberRoot() {},
};

// React's browser extension has its own.
if (!(global in window)) Object.assign(window, { [global]: hook });
