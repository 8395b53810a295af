import { Socket } from "node:net";
import type { RemoteId } from "@site/shared-data";
import type { Deployment } from "../../deployment/index.ts";
import type { RenderedPage } from "../render/renderRoutes.tsx";
import { readLines } from "./readLines.ts";

/** The page that a worker is to render. */
export interface GuestPageInput {
	url: string;
	guestId: RemoteId;
	deployment: Deployment;
	/** The site's origin, for absolute URLs. */
	origin: string;
	/** Whether the HTML is needed in addition to the data. */
	hasDocument: boolean;
}

/** A worker's lines: an empty one when it begins a page, then the page as JSON, or an error. */
export type Answer = { page: RenderedPage } | { error: string };

/** Limit of a page's data and HTML as JSON; the site's server stops reading beyond it. */
export const maxAnswerBytes = 2 * 1024 * 1024;

const answerFd = 3;
const maxErrorLength = 2_000;

/** The worker's side of `createGuestWorkers`: renders the pages from standard input until it closes. */
export function serveGuestPages(render: (page: GuestPageInput) => Promise<RenderedPage>): void {
	const answers = new Socket({ fd: answerFd, readable: false });
	process.stdin.once("end", () => process.exit());
	readLines(process.stdin, async (line) => {
		answers.write("\n");
		answers.write(`${await answer(() => render(JSON.parse(line) as GuestPageInput))}\n`);
	});
}

async function answer(render: () => Promise<RenderedPage>): Promise<string> {
	try {
		const line = JSON.stringify({ page: await render() } satisfies Answer);
		const bytes = Buffer.byteLength(line);
		if (bytes > maxAnswerBytes) throw new Error(`The page's data and HTML have ${bytes} bytes; the limit is ${maxAnswerBytes}.`);
		return line;
	} catch (error) {
		const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
		return JSON.stringify({ error: text.slice(0, maxErrorLength) } satisfies Answer);
	}
}
