import { createRequire } from "node:module";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import type { RenderMarkdown } from "@site/shared-data";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import { createPainter } from "../share-images/createPainter.ts";
import type { ShareImage } from "../share-images/ShareImage.ts";
import type { Tasks } from "./createWorkerPool.ts";

/*
 * The program of the thread that renders markdown and paints share images: a function for each task. Packages
 * that read files of their own or hold native code cannot be bundled: they are loaded from where the shell is
 * installed. The first half of a worker's data is the pool's own.
 */
const [, { packagesFrom }] = workerData as [unknown, { packagesFrom: string }];
const load = createRequire(join(packagesFrom, "package.json"));

type Task<Name extends keyof Tasks> = (input: Tasks[Name]["input"]) => Promise<Tasks[Name]["output"]>;

let renderMarkdown: RenderMarkdown | undefined;
let paint: ((image: ShareImage) => Promise<Uint8Array>) | undefined;

export const markdown: Task<"markdown"> = ({ markdown: text, options }) => {
	renderMarkdown ??= createMarkdownRenderer(new (load("jsdom") as typeof import("jsdom")).JSDOM("").window);
	return renderMarkdown(text, options);
};

export const shareImage: Task<"shareImage"> = (image) => {
	paint ??= createPainter(load);
	return paint(image);
};
