import type { HttpBindings } from "@hono/node-server";
import { Overloaded } from "@site/shared-data/admission";
import { contactRules, serviceRules } from "@site/shared-data/rules";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import { proxyToBackend } from "./backend/proxyToBackend.ts";
import { createStoredAnswer, storeResponses } from "./cache/storedResponses.ts";
import { createServices } from "./createServices.ts";
import { documentPathOf } from "./document/documentPathOf.ts";
import { errorHtml, overloaded } from "./document/errorHtml.ts";
import { type Environment, publicConfig } from "./environment.ts";
import { log, recordRoute } from "./log.ts";
import type { Metrics } from "./metrics/createMetrics.ts";
import { serveMetrics } from "./metrics/serveMetrics.ts";
import { allowMethods } from "./middleware/allowMethods.ts";
import { redirectToCanonicalPath } from "./middleware/canonicalPath.ts";
import { createCachedHandler, createChoiceHandler, createPrivateHandler } from "./middleware/createCachedHandler.ts";
import { preferMarkdown } from "./middleware/preferMarkdown.ts";
import { revalidate } from "./middleware/revalidate.ts";
import { openerPolicy, securityHeaders } from "./middleware/securityHeaders.ts";
import { serveRegistry } from "./middleware/serveRegistry.ts";
import { contractFiles, createFileMemory, immutableFiles, unhashedFiles } from "./middleware/staticFiles.ts";
import { createRequestOrigin, createVisitorOrigin } from "./origin/visitorOrigin.ts";
import { createQuoteHandlers, quoteHeaders } from "./quotes/createQuoteHandlers.ts";
import { handleForm } from "./requests/handleForm.ts";
import { handleVisitImage } from "./requests/handleVisitImage.ts";

/** Every route of the site, one line each; the first that matches handles the request. */
export async function createApp(environment: Environment, metrics: Metrics | undefined) {
	const { backend, countsVisits, dist, hasRemoteOverrides, offersContract, publicFolder } = environment;
	const { build, cache, countView, purge, feeds, gate, health, images, licenses, pages, readAccess, visitor } =
		await createServices(environment, metrics);
	const visitorOrigin = createVisitorOrigin(environment);
	const cached = createCachedHandler(cache, visitorOrigin, feeds.categories);
	const uncached = createPrivateHandler(visitorOrigin);
	const chosen = createChoiceHandler(visitorOrigin, { parameter: "service", maxLength: serviceRules.name.max });
	const subject = createChoiceHandler(visitorOrigin, { parameter: "subject", maxLength: contactRules.subject.max });
	const sent = createChoiceHandler(visitorOrigin, { parameter: "sent", maxLength: 1 });
	const files = createFileMemory();
	const toBackend = proxyToBackend(backend, purge);
	const config = (request: Request) => publicConfig(environment, visitorOrigin(request));
	// The proxy purges with each write to the embedded backend, so POST /revalidate needs no effect there.
	const purgeOnRequest = backend.proxySecret ? async () => {} : purge;
	const quotes = createQuoteHandlers({ gate, pages, visitor, visitorOrigin });
	const documentPath = (pathname: string) => documentPathOf(build.deployment(), pathname);

	const app = new Hono<{ Bindings: HttpBindings }>();
	app.use(recordRoute);
	app.all("/rest/v1/*", toBackend);
	app.all("/auth/v1/*", toBackend);
	app.all("/storage/v1/*", toBackend);

	app.use(storeResponses);
	app.use(securityHeaders({ backend, hasRemoteOverrides, deployment: build.deployment, visitorOrigin }));
	app.use(redirectToCanonicalPath(build.openDeployment));
	app.use(allowMethods(pages.takesForm));
	app.get("/healthz", health);
	app.get("/metrics", serveMetrics({ metrics, token: environment.metricsToken, backend, build, health, gate }));
	app.get("/config.json", ({ req }) => Response.json(config(req.raw), { headers: { "cache-control": "no-store" } }));
	app.get("/registry.json", serveRegistry({ build, readAccess }));
	app.post("/revalidate", revalidate(purgeOnRequest));

	app.get("/rss.xml", cached(feeds.rss));
	app.get("/essays/topics/:slug/rss.xml", cached(feeds.topicRss));
	app.get("/feed.json", cached(feeds.json));
	app.get("/llms.txt", cached(feeds.llms));
	app.get("/site.webmanifest", cached(feeds.manifest));
	app.get("/sitemap.xml", cached(feeds.sitemap));
	app.get("/robots.txt", cached(feeds.robots));
	app.get("/search.json", cached(feeds.search));
	app.get("/data/preview/*", compress(), uncached(pages.previewData));
	app.get("/data/*", cached(pages.data));

	app.get("/cards/essays/:file", images.essay);
	app.get("/cards/projects/:file", images.project);
	app.get("/assets/*", immutableFiles(build.shell.folders, "/assets", { memory: files }));
	app.get("/remotes/:file", contractFiles(build.shell.contractFolder, "/remotes", { isOffered: offersContract }));
	app.get("/remotes/*", immutableFiles([`${dist}/remotes`], "/remotes", { memory: files, isServed: build.isPublished }));
	app.get("/visit.gif", handleVisitImage({ countView, countsVisits }));
	app.get("/licenses.txt", cached(licenses));
	app.get("/og-default.png", images.site);
	app.get("/favicon.ico", images.icon);
	app.get("/apple-touch-icon.png", images.icon);
	app.get("*", unhashedFiles(publicFolder));

	app.get("/admin/*", openerPolicy, cached(pages.admin, { documentPath }));
	app.get("/preview/*", compress(), uncached(pages.preview));
	app.use("/quote/*", quoteHeaders);
	app.get("/quote/:token/call.ics", quotes.call);
	app.get("/quote/:token", compress(), quotes.page);
	app.post("/quote/:token", compress(), quotes.answer);
	app.get("/quote/*", quotes.missing);
	app.get("/contact", compress(), chosen(pages.page), subject(pages.page), sent(pages.page));
	app.get("/hire", compress(), sent(pages.page));
	app.get("*", preferMarkdown(cached(feeds.markdown, { fragment: "#markdown" })), cached(pages.page, { documentPath }));
	app.post("*", compress(), handleForm({ gate, submit: pages.submit, visitorOrigin }));
	app.onError((error, context) => {
		if (error instanceof HTTPException) return error.getResponse();
		if (error instanceof Overloaded) return overloaded(context.req);
		log.error({ err: error }, "A request could not be answered.");
		return context.html(errorHtml(500), 500);
	});
	const originOf = createRequestOrigin(environment);
	const answer = createStoredAnswer((request, url, encoding) => {
		const origin = originOf(request);
		return origin === undefined ? undefined : (files.find(url, encoding) ?? cache.peek(origin + url));
	});
	return { fetch: app.fetch, answer, purge };
}
