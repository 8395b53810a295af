import type { HttpBindings } from "@hono/node-server";
import type { App } from "@supabase/lite";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { Serially } from "../createQueue.ts";
import { attemptKeys } from "./attemptKeys.ts";
import { createAttemptLimit } from "./createAttemptLimit.ts";
import { isAllowed } from "./isAllowed.ts";
import { isSignedIn } from "./isSignedIn.ts";
import { refuseBody } from "./refuseBody.ts";
import { toEngineRequest } from "./toEngineRequest.ts";
import { visitorAddress } from "./visitorAddress.ts";

export interface GatewayOptions {
	engine: App;
	jwtSecret: string;
	proxySecret: string;
	serially: Serially;
	/** Tells the database whose submission the next request carries. */
	announceVisitor(address: string): Promise<void>;
}

/** The only way in: what is not allowed does not exist, bodies have limits, failed sign-ins are counted, and requests enter the engine one by one. */
export function createGateway({
	engine,
	jwtSecret,
	proxySecret,
	serially,
	announceVisitor,
}: GatewayOptions): Hono<{ Bindings: HttpBindings }> {
	const attempts = createAttemptLimit();
	const gateway = new Hono<{ Bindings: HttpBindings }>();

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
		secure(context);
	});
	gateway.all("*", async (context) => {
		const { method, raw } = context.req;
		const url = new URL(raw.url);
		if (!isAllowed(method, url.pathname)) {
			return refuse(context, 404, "not_found", "This address does not exist.");
		}
		const refusal = refuseBody({
			path: url.pathname,
			isSignedIn: isSignedIn(context.req.header("authorization"), jwtSecret),
			contentLength: context.req.header("content-length"),
			transferEncoding: context.req.header("transfer-encoding"),
		});
		if (refusal) {
			return refuse(
				context,
				refusal,
				"body_refused",
				refusal === 411 ? "State the length of the body." : "The body is too large.",
			);
		}
		const body = method === "GET" || method === "HEAD" ? undefined : new Uint8Array(await raw.arrayBuffer());
		const address = visitorAddress(
			{
				peer: context.env.incoming.socket.remoteAddress,
				forwardedFor: context.req.header("x-forwarded-for"),
				claim: context.req.header("x-site-proxy"),
			},
			proxySecret,
		);
		const keys = attemptKeys(method, url, body, address);
		if (!attempts.begin(keys)) {
			context.header("Retry-After", "60");
			return refuse(context, 429, "over_request_rate_limit", "Too many attempts; try again in a minute.");
		}
		const response = await serially(async () => {
			if ((method === "POST" || method === "PUT") && url.pathname.startsWith("/rest/")) {
				await announceVisitor(address);
			}
			return engine.fetch(toEngineRequest(raw, body), { peerAddress: null });
		});
		if (hasSucceeded(response)) {
			attempts.forgive(keys);
		}
		return new Response(response.body, response);
	});
	return gateway;
}

/** A refused verification by link answers with a redirect that names the error. */
function hasSucceeded(response: Response): boolean {
	return response.status < 400 && !response.headers.get("location")?.includes("error=");
}

function refuse(context: Context, status: 404 | 411 | 413 | 429, code: string, message: string): Response {
	return context.json({ code, error_code: code, message, msg: message }, status);
}

function secure(context: Context): void {
	context.header("X-Content-Type-Options", "nosniff");
	if (context.req.path.startsWith("/storage/v1/object/")) {
		context.header("Content-Security-Policy", "default-src 'none'; sandbox");
		context.header("Cross-Origin-Resource-Policy", "cross-origin");
	}
}
