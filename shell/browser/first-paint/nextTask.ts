/** Resolves in a new task, so that the browser can handle input in between. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.addEventListener("message", () => resolve(), { once: true });
		port1.start();
		port2.postMessage(null);
	});
}
