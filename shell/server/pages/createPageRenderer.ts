import {
	incompleteHeader,
	type PublicRepositories,
	publicRepositoriesContext,
	type RenderMarkdown,
	renderMarkdownContext,
	siteOriginContext,
} from "@site/shared-data";
import { RouterContextProvider } from "@site/shared-ui/router";
import type { BootData } from "../../browser/boot/BootData.ts";
import { pageOfData } from "../../browser/router/dataAddress.ts";
import type { PageData } from "../../browser/router/PageData.ts";
import { type Deployment, remoteFor } from "../../deployment/index.ts";
import type { Build } from "../build/loadBuild.ts";
import type { Backend } from "../environment.ts";
import { publicConfig } from "../publicConfig.ts";
import { createServerRemote } from "./createServerRemote.ts";
import { documentHtml } from "./documentHtml.ts";
import { filesToHint } from "./filesToHint.ts";
import { type Queried, queryRoutes } from "./queryRoutes.ts";
import type { RenderedDocument } from "./renderHtml.tsx";
import { renderLoading } from "./renderLoading.tsx";
import { renderRoutes } from "./renderRoutes.tsx";
import { statusOf } from "./statusOf.ts";

interface Options {
	build: Build;
	backend: Backend;
	/** The visitor's repositories; a form is sent in the name of the visitor's own address. */
	repositoriesFor: (address?: string) => PublicRepositories;
	renderMarkdown: RenderMarkdown;
	/** The site's public origin, for the absolute addresses in pages; without it, the visitor's. */
	siteUrl: string | undefined;
}

/**
 * Answers every address that is a page: the public area rendered with its data, the owner's area as the
 * shell's loading face. The request's URL begins with the origin that the visitor is on. The request for a
 * page that others get too must hold nothing else of the visitor.
 */
export async function createPageRenderer({ build, backend, repositoriesFor, renderMarkdown, siteUrl }: Options) {
	const remote = createServerRemote(build);
	// The first visitor should not pay for loading the remote.
	await remote(build.deployment()).catch(() => {});

	return async (asked: Request, visitorAddress?: string): Promise<Response> => {
		const { origin, pathname, search } = new URL(asked.url);
		const dataOf = asked.method === "GET" ? pageOfData(pathname) : null;
		const request = dataOf === null ? asked : new Request(origin + dataOf + search);
		const deployment = build.deployment();
		const id = remoteFor(new URL(request.url).pathname);
		const boot: BootData = { deployment, config: publicConfig(backend, origin) };
		const documentOf = (rendered: RenderedDocument, data: BootData, matched?: string[]) =>
			documentHtml(rendered, {
				boot: data,
				scripts: build.shell.scripts,
				files: filesToHint(build.registry(), data.deployment, id, matched),
			});

		if (id === "admin" && request.method !== "GET") return new Response(null, { status: 405 });
		if (id === "admin") return page(documentOf(await renderLoading(), boot), 200, { "x-robots-tag": "noindex" });

		const module = await remote(deployment).catch(() => null);
		if (!module) return page(documentOf(await renderLoading(), boot), 503, { "retry-after": "5" });

		const context = new RouterContextProvider();
		context.set(publicRepositoriesContext, withOneProfile(repositoriesFor(visitorAddress)));
		context.set(renderMarkdownContext, renderMarkdown);
		context.set(siteOriginContext, siteUrl ?? origin);
		const queried = await queryRoutes({ request, routes: module.routes, context });
		if (queried instanceof Response) return queried;
		const headers: Record<string, string> = queried.isIncomplete ? { [incompleteHeader]: "1" } : {};
		if (dataOf !== null) return dataAnswer(queried, deployment, headers);
		const { document, hydration, routes, status } = await renderRoutes(queried);
		return page(documentOf(document, { ...boot, hydration }, routes), status, headers);
	};
}

/** The layout and a page both show the profile; one making of a page reads it once. */
function withOneProfile(repositories: PublicRepositories): PublicRepositories {
	let profile: ReturnType<PublicRepositories["profile"]["get"]> | undefined;
	return { ...repositories, profile: { get: () => (profile ??= repositories.profile.get()) } };
}

/**
 * The data of a page for a tab that runs the same remote; a page that could not be read, or is not there,
 * has none.
 */
function dataAnswer({ result }: Queried, { remotes }: Deployment, headers: Record<string, string>) {
	if (result.errors) return new Response(null, { status: statusOf(result.errors, result.statusCode) });
	if ("incompatible" in remotes.public) return new Response(null, { status: 503 });
	const data: PageData = { entry: remotes.public.entry, loaderData: result.loaderData };
	return Response.json(data, { headers: { "cache-control": "no-cache", "x-robots-tag": "noindex", ...headers } });
}

function page(html: string, status: number, headers: Record<string, string> = {}) {
	return new Response(html, {
		status,
		headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", ...headers },
	});
}
