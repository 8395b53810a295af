const { TestEnvironment } = require("jest-environment-jsdom");

/** jsdom with Node's fetch API, which it lacks and the router needs. The abort classes and URLSearchParams come along, because a Request knows only those of its own realm. */
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
		// jsdom lays nothing out: it cannot scroll, and no media query holds.
		this.global.scrollTo = () => {};
		this.global.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
		const { MouseEvent } = this.global;
		// jsdom has none, and Base UI presses with one when a key is used.
		this.global.PointerEvent ??= class PointerEvent extends MouseEvent {
			constructor(type, { pointerId = 0, pointerType = "", ...init } = {}) {
				super(type, init);
				Object.assign(this, { pointerId, pointerType });
			}
		};
	}
};
