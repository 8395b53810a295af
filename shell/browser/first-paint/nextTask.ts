/** Resolves in a task of its own, so that the browser can answer the visitor in between. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.addEventListener("message", () => resolve(), { once: true });
		port1.start();
		port2.postMessage(null);
	});
}
