const { TestEnvironment } = require("jest-environment-jsdom");

/**
 * jsdom with Node's fetch API, which jsdom lacks and the router needs. The abort classes and URLSearchParams
 * are Node's as well, because a Request accepts only those of its own realm.
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
		// jsdom has no layout: it cannot scroll, and no media query matches.
		this.global.scrollTo = () => {};
		this.global.matchMedia ??= (media) => ({
			media,
			matches: false,
			addEventListener() {},
			removeEventListener() {},
		});
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
