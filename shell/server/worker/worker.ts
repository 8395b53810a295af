import { createRequire } from "node:module";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import type { RenderMarkdown } from "@site/shared-data";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import { createShareImageRenderer } from "../share-images/createShareImageRenderer.ts";
import type { ShareImage } from "../share-images/shareImageLayout.ts";
import type { Tasks } from "./createWorkerPool.ts";

/**
 * The worker thread: one exported function per task. Packages that read their own files or contain native
 * code are required from the shell's folder. The first element of workerData belongs to Tinypool.
 */
const [, { packagesFrom }] = workerData as [unknown, { packagesFrom: string }];
const requirePackage = createRequire(join(packagesFrom, "package.json"));

type Task<Name extends keyof Tasks> = (input: Tasks[Name]["input"]) => Promise<Tasks[Name]["output"]>;

let renderMarkdown: RenderMarkdown | undefined;
let renderShareImage: ((image: ShareImage) => Promise<Uint8Array>) | undefined;

export const markdown: Task<"markdown"> = ({ markdown: text, options }) => {
	renderMarkdown ??= createMarkdownRenderer(new (requirePackage("jsdom") as typeof import("jsdom")).JSDOM("").window);
	return renderMarkdown(text, options);
};

export const shareImage: Task<"shareImage"> = (image) => {
	renderShareImage ??= createShareImageRenderer(requirePackage);
	return renderShareImage(image);
};
