/** What became of the story on the page: Storybook's own events, kept on `window` for the test. */
export interface StoryWatch {
	finished: boolean;
	failures: string[];
	/** Changes what the toolbar changes. */
	setGlobals: (globals: Record<string, string>) => void;
}

declare global {
	interface Window {
		storyWatch: StoryWatch;
	}
}

/** Runs in the page before anything else, and listens to Storybook's channel from its first moment. */
export function watchStories(): void {
	let channel: Channel | undefined;
	const watch: StoryWatch = {
		finished: false,
		failures: [],
		setGlobals: (globals) => channel?.emit("updateGlobals", { globals }),
	};
	window.storyWatch = watch;
	Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
		configurable: true,
		get: () => channel,
		set: (next: Channel) => {
			channel = next;
			next.on("storyFinished", () => (watch.finished = true));
			next.on("docsRendered", () => (watch.finished = true));
			const failures = [
				"storyErrored",
				"storyThrewException",
				"playFunctionThrewException",
				"storyMissing",
				"unhandledErrorsWhilePlaying",
			];
			for (const name of failures) {
				next.on(name, (reason) => {
					watch.failures.push(`${name}: ${reason?.description ?? reason?.message ?? JSON.stringify(reason)}`);
					watch.finished = true;
				});
			}
		},
	});
	interface Channel {
		emit: (event: string, content: object) => void;
		on: (event: string, listener: (reason?: { description?: string; message?: string }) => void) => void;
	}
}
