import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { loadBuild } from "./build/loadBuild.ts";
import { answerPage } from "./cache/answerPage.ts";
import { createPageCache } from "./cache/createPageCache.ts";
import { createPageFiles } from "./cache/createPageFiles.ts";
import { createRevalidate } from "./cache/revalidate.ts";
import { cardRoutes } from "./cards/cardRoutes.ts";
import { createCards } from "./cards/createCards.ts";
import { createHealth } from "./createHealth.ts";
import type { Environment } from "./environment.ts";
import { createFeeds } from "./feeds/createFeeds.ts";
import { feedRoutes } from "./feeds/feedRoutes.ts";
import { licenses } from "./licenses.ts";
import { createServerMarkdown } from "./markdown/createServerMarkdown.ts";
import { createOriginLimit } from "./origin/createOriginLimit.ts";
import { createVisitorOrigin } from "./origin/visitorOrigin.ts";
import { createPageRenderer } from "./pages/createPageRenderer.ts";
import { plainFailure } from "./pages/plainFailure.ts";
import { publicConfig } from "./publicConfig.ts";
import { readForm } from "./readForm.ts";
import { sameOrigin } from "./sameOrigin.ts";
import { searchRoute } from "./search/searchRoute.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { immutableFiles, unhashedFiles } from "./staticFiles.ts";
import { visitorAddress } from "./visitorAddress.ts";
import { visitorRepositories } from "./visitorRepositories.ts";
import { createWorker } from "./worker/createWorker.ts";

/** Every write of the embedded backend passes this server and purges; a page may still speak of the day. */
const embeddedFreshness = { ttlMs: 5 * 60_000, staleWhileRevalidateMs: 5 * 60_000 };
/** A hosted project is also written past this server, which then notices within 3.5 s. */
const hostedFreshness = { ttlMs: 2_000, staleWhileRevalidateMs: 1_500 };

/** The site's HTTP surface: files, health, configuration, and every page. */
export async function createApp(environment: Environment) {
	const { backend, dist, isBehindProxy, pagesFolder, publicFolder, siteUrl } = environment;
	const visitorOrigin = createVisitorOrigin(environment);
	const build = await loadBuild(dist);
	const repositoriesFor = visitorRepositories(backend);
	const worker = { file: join(__dirname, "worker.cjs"), packagesFrom: join(publicFolder, "..") };
	const { render: renderMarkdown, fallbackCount } = createServerMarkdown(createWorker({ ...worker, timeLimit: 30_000 }).run);
	// The first reader should not pay for starting the thread and its grammar.
	void renderMarkdown("```ts\nconst tea = true;\n```");
	const painter = createWorker({ ...worker, timeLimit: 30_000, restAfter: 60_000 });
	const cards = createCards(repositoriesFor(), painter.run, siteUrl);
	const render = await createPageRenderer({ build, backend, repositoriesFor, renderMarkdown, siteUrl });
	// What is made of the backend's data and outlives it: feeds first, every other address is a page.
	const content = feedRoutes(createFeeds(repositoriesFor(), renderMarkdown), siteUrl);
	content.route("/", searchRoute(repositoriesFor()));
	content.get("*", ({ req }) => render(req.raw));
	const pages = createPageCache({
		...(backend.proxySecret ? embeddedFreshness : hostedFreshness),
		version: () => `${build.shell.version} ${build.deployment().revision}`,
		fallbackCount,
		files: createPageFiles(pagesFolder),
		isCachedOrigin: createOriginLimit(8),
	});
	const revalidate = createRevalidate(pages.purge);
	/** The URL of a request, with the origin that the visitor is on. */
	const urlOf = (request: Request) => {
		const { pathname, search } = new URL(request.url);
		return visitorOrigin(request) + pathname + search;
	};
	const health = createHealth(repositoriesFor());

	const app = new Hono<{ Bindings: HttpBindings }>();
	app.use(securityHeaders({ backend, deployment: build.deployment, visitorOrigin }));
	app.get("/healthz", async (context) => {
		const report = await health();
		return context.json(report, report.status === "ok" ? 200 : 503, { "cache-control": "no-store" });
	});
	app.get("/config.json", (context) =>
		context.json(publicConfig(backend, visitorOrigin(context.req.raw)), 200, { "cache-control": "no-store" }),
	);
	app.get("/registry.json", etag(), (context) => {
		const { revision, remotes } = build.registry();
		return context.json({ revision, remotes }, 200, { "cache-control": "no-cache" });
	});
	app.get("/licenses.txt", etag(), compress(), async (context) =>
		context.text(await licenses(build), 200, { "cache-control": "no-cache", "x-robots-tag": "noindex" }),
	);
	app.route("/", cardRoutes(cards));
	app.get("/assets/*", immutableFiles(build.shell.folders, "/assets"));
	app.get("/remotes/*", immutableFiles([`${dist}/remotes`], "/remotes"));
	app.get("*", unhashedFiles(publicFolder));
	// No page of the site reads a query string, so a URL with one is the page's own and needs no render of its own.
	app.get("*", async ({ req }) => {
		const url = visitorOrigin(req.raw) + new URL(req.url).pathname;
		// What is cached is for everybody: nothing of one visitor's request but the URL may go into it.
		return answerPage(req.raw, await pages.get(url, async () => content.fetch(new Request(url))));
	});
	app.post("/revalidate", async (context) => context.body(null, await revalidate(context.env.incoming)));
	// Forms that are sent before the page's program has loaded, or without it.
	app.post("*", sameOrigin, compress(), async (context) => {
		const { incoming } = context.env;
		const form = await readForm(incoming);
		if ("refused" in form) return context.html(plainFailure(form.refused), form.refused);
		const address = visitorAddress(incoming.socket.remoteAddress, context.req.header("x-forwarded-for"), isBehindProxy);
		const { body, type } = form;
		return render(new Request(urlOf(context.req.raw), { method: "POST", body, headers: { "content-type": type } }), address);
	});
	app.onError((error, context) => {
		console.error(error);
		return context.html(plainFailure(500), 500);
	});
	return { fetch: app.fetch, purge: pages.purge };
}
