import type { MarkdownOptions, RenderedMarkdown } from "@site/shared-data/markdown";
import type { ShareImage } from "../share-images/ShareImage.ts";

/** What the worker does for the server, by name: input and output of each. */
export interface Tasks {
	markdown: { input: { markdown: string; options?: MarkdownOptions }; output: RenderedMarkdown };
	shareImage: { input: ShareImage; output: Uint8Array };
}

export type TaskName = keyof Tasks;
