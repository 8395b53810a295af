/** The result of the story on the page, from Storybook's events; on `window` for the test. */
export interface StoryWatch {
	/** The id of the story or docs page that has rendered and played. */
	finished: string;
	failures: string[];
	/** Shows another story without a page load, as the sidebar does. */
	show: (storyId: string) => void;
	/** Sets Storybook's globals, as the toolbar does. */
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
		finished: "",
		failures: [],
		show: (storyId) => {
			Object.assign(watch, { finished: "", failures: [] });
			channel?.emit("setCurrentStory", { storyId, viewMode: "story" });
		},
		setGlobals: (globals) => channel?.emit("updateGlobals", { globals }),
	};
	window.storyWatch = watch;
	Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
		configurable: true,
		get: () => channel,
		set: (next: Channel) => {
			channel = next;
			next.on("storyFinished", ({ storyId }) => (watch.finished = storyId));
			next.on("docsRendered", (docsId) => (watch.finished = docsId));
			const failures = [
				"storyErrored",
				"storyThrewException",
				"playFunctionThrewException",
				"storyMissing",
				"unhandledErrorsWhilePlaying",
			];
			for (const name of failures) {
				next.on(name, (reason) =>
					watch.failures.push(`${name}: ${reason?.description ?? reason?.message ?? JSON.stringify(reason)}`),
				);
			}
		},
	});
	interface Channel {
		emit: (event: string, content: object) => void;
		// oxlint-disable-next-line typescript/no-explicit-any -- every event has a payload of its own
		on: (event: string, listener: (content: any) => void) => void;
	}
}
