import type { HttpBindings } from "@hono/node-server";
import { networkOf, Overloaded } from "@site/shared-data/admission";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { type RequestIdVariables, requestId } from "hono/request-id";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { collectBuffers } from "../engine/collectBuffers.ts";
import { type Engine, EngineUnavailable } from "../engine/startEngine.ts";
import { describeError } from "../errors.ts";
import { log } from "../log.ts";
import type { Metrics } from "../metrics/createMetrics.ts";
import { isSameSecret, readAccessToken } from "./caller.ts";
import { createAuthGuard } from "./createAuthGuard.ts";
import { createBodyBudget } from "./createBodyBudget.ts";
import { createVisitCounter, readVisit } from "./createVisitCounter.ts";
import { refuseUnreadable } from "./nesting.ts";
import { refuseUpload } from "./refuseUpload.ts";
import { refusalOf, routeOf, toEngineHeaders, toVisitorHeaders, visitPath } from "./requestFilter.ts";

/** The limit of a visitor's statements, as on a hosted project; the site's take less than a tenth. */
const visitorTimeLimitMs = 3_000;
/** The limit of the admin's statements: a search by regular expression may take long. */
const adminTimeLimitMs = 5_000;

interface GatewayOptions {
	engine: Engine;
	proxySecret: string;
	metrics: Metrics | undefined;
}

interface GatewayTypes {
	Bindings: HttpBindings;
	Variables: RequestIdVariables & { reason: string | undefined };
}

/** The only entry: forwards allowed requests, limits queries and bodies, and counts guesses. */
export function createGateway({ engine, proxySecret, metrics }: GatewayOptions): Hono<GatewayTypes> {
	const guardAuth = createAuthGuard(engine);
	const countVisit = createVisitCounter(engine);
	const holdBody = createBodyBudget();
	const gateway = new Hono<GatewayTypes>();

	gateway.use(requestId(), logRequest(metrics));

	gateway.use(
		cors({
			origin: "*",
			allowMethods: ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"],
			exposeHeaders: ["Content-Range", "Preference-Applied"],
			maxAge: 86400,
		}),
	);
	gateway.use(async (context, next) => {
		await next();
		setSecurityHeaders(context);
	});
	// Both are for the launcher and the site's server, which does not forward them.
	gateway.get("/health", async (context) => {
		try {
			await engine.check();
			return context.body(null, 204);
		} catch (error) {
			context.set("reason", (error as Error).message);
			return sendError(context, 503, "unavailable", "The database does not answer.");
		}
	});
	gateway.get("/metrics", async (context, next) => {
		return metrics && isOwnServer(context, proxySecret) ? context.text(await metrics.read()) : next();
	});
	gateway.all("*", async (context) => {
		const { method, raw } = context.req;
		const url = new URL(raw.url);
		const token = readAccessToken(context.req.header("authorization"), engine.jwtSecret);
		const isService = isSameSecret(context.req.header("apikey") ?? "", engine.secretKey) || token?.role === "service_role";
		const isVisitor = token === undefined && !isService;
		const refusal = refusalOf(raw, url, isVisitor);
		if (refusal) return sendError(context, ...refusal);
		const isOwn = isOwnServer(context, proxySecret);
		// The site's own server has seen the last hop.
		const hops = isOwn ? context.req.header("x-forwarded-for") : undefined;
		const ip = hops?.split(",").at(-1)?.trim() || (context.env.incoming.socket.remoteAddress ?? "unknown");
		// The site's server reads pages for all visitors, and limits these reads itself.
		const isTrusted = !isVisitor || (isOwn && hops === undefined);
		const network = networkOf(ip);
		const turn = engine.inTurn({ network, isTrusted, signal: raw.signal });
		const hold = (bytes: number) => isTrusted || holdBody(context.env.outgoing, network, bytes);
		const isRead = method === "GET" || method === "HEAD";
		if (!isRead) hold(Number(context.req.header("content-length") ?? 0));
		const body = isRead ? undefined : new Uint8Array(await raw.arrayBuffer());
		// Collects its parts before the engine copies it.
		collectBuffers(body?.length ?? 0);
		const unreadable = refuseUnreadable(url, body) ?? refuseUpload(method, url, body);
		if (unreadable) return unreadable;
		const isVisit = method === "POST" && url.pathname === visitPath;
		const hasKey = isSameSecret(context.req.header("apikey") ?? "", engine.publishableKey);
		// The engine refuses an unreadable token.
		const hasNoToken = [undefined, `Bearer ${engine.publishableKey}`].includes(context.req.header("authorization"));
		const visit = isVisit && hasKey && hasNoToken ? readVisit(body) : undefined;
		if (visit) {
			await countVisit({ ...visit, headers: toVisitorHeaders(raw.headers, ip) }, network);
			return context.body(null, 204);
		}
		const isSubmission = (method === "POST" || method === "PUT") && url.pathname.startsWith("/rest/");
		// The engine checks sessions in its auth API itself, and images are public.
		const needsNoSession = url.pathname.startsWith("/auth/") || (isRead && url.pathname.startsWith("/storage/v1/object/"));
		// Statements of the auth API find single rows; commands, which have the secret key, may take long.
		const hasOwnLimit = isService || url.pathname.startsWith("/auth/");
		const sendToEngine = async (sentBody = body) => {
			const answer = await turn.send({
				method,
				url: raw.url,
				headers: toEngineHeaders(raw.headers, sentBody),
				body: sentBody,
				visitorHeaders: isSubmission ? toVisitorHeaders(raw.headers, ip) : undefined,
				sessionId: needsNoSession ? undefined : token?.session_id,
				priority: isTrusted ? "first" : "normal",
				timeLimitMs: hasOwnLimit ? undefined : isVisitor ? visitorTimeLimitMs : adminTimeLimitMs,
			});
			context.set("reason", answer.reason);
			hold(answer.body.length);
			const bytes = (sentBody?.length ?? 0) + answer.body.length;
			context.env.outgoing.once("close", () => collectBuffers(bytes));
			return new Response(hasBody(answer.status) ? (answer.body as Uint8Array<ArrayBuffer>) : null, answer);
		};
		return url.pathname.startsWith("/auth/")
			? guardAuth({ method, url, bytes: body, network, token }, { record: turn.record, send: sendToEngine })
			: sendToEngine();
	});
	gateway.onError((error, context) => {
		const isOverloaded = error instanceof Overloaded;
		if (!isOverloaded && !(error instanceof EngineUnavailable)) {
			context.set("reason", describeError(error));
			return sendError(context, 500, "unexpected_failure", "The request failed.");
		}
		context.set("reason", error.message);
		context.header("Retry-After", isOverloaded ? "2" : "5");
		const state = isOverloaded ? "busy" : "starting";
		return sendError(context, 503, "unavailable", `The backend is ${state}; try again in a moment.`);
	});
	return gateway;
}

/** The request comes from the site's server, which knows this start's secret. */
const isOwnServer = (context: Context, proxySecret: string) =>
	isSameSecret(context.req.header("x-site-proxy") ?? "", proxySecret);

/** Responses of these statuses must not have a body, not even an empty one. */
const hasBody = (status: number) => status !== 204 && status !== 304;

function sendError(context: Context, status: ContentfulStatusCode, code: string, message: string): Response {
	return context.json({ code, error_code: code, message, msg: message }, status);
}

/** The requests that the launcher, the site's server and the mailer send every few seconds. */
const checks = ["/health", "/metrics", "/rest/v1/rpc/claim_mails"];

/** Logs one line a request, under the id that the site's server sent; checks at level debug. */
const logRequest =
	(metrics: Metrics | undefined): MiddlewareHandler<GatewayTypes> =>
	async (context, next) => {
		const startedAt = performance.now();
		await next();
		const { method, path } = context.req;
		const { status } = context.res;
		const level = status >= 500 ? "warn" : checks.includes(path) ? "debug" : "info";
		const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
		metrics?.addRequest(path, status, durationMs);
		const { requestId, reason } = context.var;
		log[level](
			{ requestId, method, route: [401, 404].includes(status) ? "none" : routeOf(path), status, durationMs, reason },
			"request",
		);
	};

function setSecurityHeaders(context: Context): void {
	context.header("X-Content-Type-Options", "nosniff");
	if (context.req.path.startsWith("/storage/v1/object/")) {
		context.header("Content-Security-Policy", "default-src 'none'; sandbox");
		context.header("Cross-Origin-Resource-Policy", "cross-origin");
	}
}
