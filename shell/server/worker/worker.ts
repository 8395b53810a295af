import { createRequire } from "node:module";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { RenderMarkdown } from "@site/shared-data";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import { createPainter } from "../share-images/createPainter.ts";
import type { ShareImage } from "../share-images/ShareImage.ts";
import type { TaskAnswer, TaskMessage, TaskName, Tasks } from "./Tasks.ts";

/*
 * The program of the thread that renders markdown and paints share images. Packages that read files of their own or hold native code cannot be bundled: they are
 * loaded from where the shell is installed.
 */
const { packagesFrom } = workerData as { packagesFrom: string };
const load = createRequire(join(packagesFrom, "package.json"));

let renderMarkdown: RenderMarkdown | undefined;
let paint: ((image: ShareImage) => Promise<Uint8Array>) | undefined;

const tasks: { [Name in TaskName]: (input: Tasks[Name]["input"]) => Promise<Tasks[Name]["output"]> } = {
	markdown: ({ markdown, options }) => {
		renderMarkdown ??= createMarkdownRenderer(new (load("jsdom") as typeof import("jsdom")).JSDOM("").window);
		return renderMarkdown(markdown, options);
	},
	shareImage: (image) => {
		paint ??= createPainter(load);
		return paint(image);
	},
};

parentPort?.on("message", async ({ id, name, input }: TaskMessage) => {
	try {
		answer({ id, output: await tasks[name](input as never) });
	} catch (error) {
		answer({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	}
});

function answer(message: TaskAnswer) {
	parentPort?.postMessage(message, []);
}
