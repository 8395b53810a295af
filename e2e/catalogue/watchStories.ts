/** What became of the story on the page: Storybook's own events, kept on `window` for the test. */
export interface StoryWatch {
	finished: boolean;
	failures: string[];
}

declare global {
	interface Window {
		storyWatch: StoryWatch;
	}
}

/** Runs in the page before anything else, and listens to Storybook's channel from its first moment. */
export function watchStories(): void {
	const watch: StoryWatch = { finished: false, failures: [] };
	window.storyWatch = watch;
	let channel: Channel | undefined;
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
		on: (event: string, listener: (reason?: { description?: string; message?: string }) => void) => void;
	}
}
