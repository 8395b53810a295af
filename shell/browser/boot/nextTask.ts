/** Gives way to the page: what stands behind it runs in a task of its own. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.addEventListener("message", () => resolve(), { once: true });
		port1.start();
		port2.postMessage(null);
	});
}
