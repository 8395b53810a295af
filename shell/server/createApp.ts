import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { loadBuild } from "./build/loadBuild.ts";
import { answerPage } from "./cache/answerPage.ts";
import { createContentWatch } from "./cache/createContentWatch.ts";
import { createPageCache } from "./cache/createPageCache.ts";
import { createPageFiles } from "./cache/createPageFiles.ts";
import { cardRoutes } from "./cards/cardRoutes.ts";
import { createCards } from "./cards/createCards.ts";
import { createHealth } from "./createHealth.ts";
import type { Environment } from "./environment.ts";
import { createFeeds } from "./feeds/createFeeds.ts";
import { feedRoutes } from "./feeds/feedRoutes.ts";
import { isOwnersBrowser } from "./isOwnersBrowser.ts";
import { createServerMarkdown } from "./markdown/createServerMarkdown.ts";
import { createPageRenderer } from "./pages/createPageRenderer.ts";
import { plainFailure } from "./pages/plainFailure.ts";
import { publicConfig } from "./publicConfig.ts";
import { readForm } from "./readForm.ts";
import { sameOrigin } from "./sameOrigin.ts";
import { searchRoute } from "./search/searchRoute.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { siteOrigin } from "./siteOrigin.ts";
import { immutableFiles, unhashedFiles } from "./staticFiles.ts";
import { visitorAddress } from "./visitorAddress.ts";
import { contentRevision, visitorRepositories } from "./visitorRepositories.ts";
import { createWorker } from "./worker/createWorker.ts";

/** The site's HTTP surface: files, health, configuration, and every page. */
export async function createApp(environment: Environment) {
	const { backend, dist, isBehindProxy, pagesFolder, publicFolder, siteUrl } = environment;
	const build = await loadBuild(dist);
	const repositoriesFor = visitorRepositories(backend);
	const worker = { file: join(__dirname, "worker.cjs"), packagesFrom: join(publicFolder, "..") };
	const { render: renderMarkdown, standIns } = createServerMarkdown(createWorker({ ...worker, timeLimit: 30_000 }).run);
	// The first reader should not pay for starting the thread and its grammar.
	void renderMarkdown("```ts\nconst tea = true;\n```");
	const cards = createCards(repositoriesFor(), createWorker({ ...worker, timeLimit: 30_000, restAfter: 60_000 }).run);
	const originOf = (request: Request) => siteOrigin(request, siteUrl);
	const render = await createPageRenderer({ build, backend, repositoriesFor, renderMarkdown, originOf });
	// What is made of the backend's data and outlives it: feeds first, every other address is a page.
	const content = feedRoutes(createFeeds(repositoriesFor(), renderMarkdown), originOf);
	content.route("/", searchRoute(repositoriesFor()));
	content.get("*", ({ req }) => render(req.raw));
	const page = createPageCache({
		render: async (request) => content.fetch(request),
		content: createContentWatch(contentRevision(backend)),
		standIns,
		builds: () => `${build.shell.version} ${build.deployment().revision}`,
		keyOf: (request) => {
			const { pathname, search } = new URL(request.url);
			return `${originOf(request)} ${pathname}${search}`;
		},
		// What follows a question mark has no end, and no address of the site needs it to be read.
		files: createPageFiles(pagesFolder, (key) => key.length < 300 && !key.includes("?")),
	});
	const health = createHealth(repositoriesFor());

	const app = new Hono<{ Bindings: HttpBindings }>();
	app.use(securityHeaders({ backend, deployment: build.deployment }));
	app.get("/healthz", async (context) => {
		const report = await health();
		return context.json(report, report.status === "ok" ? 200 : 503, { "cache-control": "no-store" });
	});
	app.get("/config.json", (context) =>
		context.json(publicConfig(backend, context.req.raw), 200, { "cache-control": "no-store" }),
	);
	app.get("/registry.json", etag(), (context) => {
		const { revision, remotes } = build.registry();
		return context.json({ revision, remotes }, 200, { "cache-control": "no-cache" });
	});
	app.route("/", cardRoutes(cards, originOf));
	app.get("/assets/*", immutableFiles(build.shell.folders, "/assets"));
	app.get("/remotes/*", immutableFiles([`${dist}/remotes`], "/remotes"));
	app.get("*", unhashedFiles(publicFolder));
	app.get("*", async ({ req }) => {
		const isOwner = isOwnersBrowser(req.raw);
		return answerPage(req.raw, await page(req.raw, isOwner), isOwner);
	});
	// Forms that are sent before the page's program has loaded, or without it.
	app.post("*", sameOrigin, compress(), async (context) => {
		const { incoming } = context.env;
		const form = await readForm(incoming);
		if ("refused" in form) return context.html(plainFailure(form.refused), form.refused);
		const address = visitorAddress(incoming.socket.remoteAddress, context.req.header("x-forwarded-for"), isBehindProxy);
		const { body, type } = form;
		return render(new Request(context.req.url, { method: "POST", body, headers: { "content-type": type } }), address);
	});
	app.onError((error, context) => {
		console.error(error);
		return context.html(plainFailure(500), 500);
	});
	return app;
}
