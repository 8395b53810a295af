const { TestEnvironment } = require("jest-environment-jsdom");

/** The style properties that queries, user events and tests read. */
const askedProperties = /\b(display|visibility|opacity|pointer-events|user-select|content|color-scheme|aspect-ratio):/;

/** The frame before a transition. A test may look within it, and a person cannot. */
const firstFrame = "[data-starting-style]";

// All windows of a worker share it.
let insertRule;

/**
 * jsdom with Node's fetch API, which jsdom lacks and the router needs. The abort classes and URLSearchParams
 * are also Node's, because a Request accepts only those of its own realm.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
	async setup() {
		await super.setup();
		Object.assign(this.global, {
			TextDecoder,
			TextEncoder,
			Request,
			Response,
			Headers,
			URLSearchParams,
			fetch,
			AbortController,
			AbortSignal,
		});
		// jsdom has no layout: it cannot scroll, no size changes, and no media query matches.
		this.global.scrollTo = () => {};
		this.global.ResizeObserver ??= class ResizeObserver {
			observe() {}
			unobserve() {}
			disconnect() {}
		};
		this.global.matchMedia ??= (media) => ({
			media,
			matches: false,
			addEventListener() {},
			removeEventListener() {},
		});
		// Its parser of style sheets does not support nesting.
		const { virtualConsole } = this.dom;
		const [print] = virtualConsole.listeners("jsdomError");
		virtualConsole.removeAllListeners("jsdomError");
		virtualConsole.on("jsdomError", (error) => error.type !== "css parsing" && print(error));
		// It matches every rule with every queried element; unneeded rules become empty media queries.
		const sheets = this.global.CSSStyleSheet.prototype;
		insertRule ??= sheets.insertRule;
		sheets.insertRule = function (rule, index) {
			const isAsked = askedProperties.test(rule) && !rule.includes(firstFrame);
			return insertRule.call(this, isAsked ? rule : "@media print {}", index);
		};
		// Its listeners accept only its own signals.
		const events = this.global.EventTarget.prototype;
		const { addEventListener } = events;
		events.addEventListener = function (type, listener, options) {
			const { signal, ...rest } = options?.signal ? options : {};
			addEventListener.call(this, type, listener, signal ? rest : options);
			signal?.addEventListener("abort", () => this.removeEventListener(type, listener, rest));
		};
		const { MouseEvent } = this.global;
		// jsdom has none, and Base UI dispatches one when a key activates a control.
		this.global.PointerEvent ??= class PointerEvent extends MouseEvent {
			constructor(type, { pointerId = 0, pointerType = "", ...init } = {}) {
				super(type, init);
				Object.assign(this, { pointerId, pointerType });
			}
		};
	}
};
