import { createRequire } from "node:module";
import { join } from "node:path";
import { createMarkdownRenderer } from "@site/shared-data/markdown";
import { createVisitorRepositories } from "../backend/createVisitorRepositories.ts";
import type { Backend } from "../environment.ts";
import { loaderContext } from "../render/loaderContext.ts";
import { createGuestRenderer } from "./createGuestRenderer.ts";
import { serveGuestPages } from "./serveGuestPages.ts";

/** A worker's arguments, as JSON; every account of the machine can read them. */
export interface GuestWorkerConfig {
	backend: Pick<Backend, "url" | "publishableKey">;
	dist: string;
	/** The folder from which packages with their own files are required. */
	packagesFrom: string;
}

void start(JSON.parse(process.argv[2] as string) as GuestWorkerConfig);

/** The program of an external remote's worker: loads the remote's code, reads as a visitor and renders. */
async function start({ backend, dist, packagesFrom }: GuestWorkerConfig) {
	const { JSDOM } = createRequire(join(packagesFrom, "package.json"))("jsdom") as typeof import("jsdom");
	let fallbacks = 0;
	const { repositories, forgetShared } = createVisitorRepositories(backend, fetch, () => void fallbacks++);
	const renderMarkdown = createMarkdownRenderer(new JSDOM("").window);
	// The first page's time limit begins after these steps, which take most of a second.
	const [render] = await Promise.all([
		createGuestRenderer(dist, ({ deployment, origin }) => loaderContext({ repositories, renderMarkdown, deployment, origin })),
		renderMarkdown(""),
	]);
	serveGuestPages(async (input) => {
		const fallbacksBefore = fallbacks;
		// No purge reaches this process.
		forgetShared();
		const page = await render(input);
		return { ...page, isIncomplete: page.isIncomplete || fallbacks > fallbacksBefore };
	});
}
