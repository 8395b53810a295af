import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { themeScript } from "../src/theme/themeScript.ts";
import type { Backend } from "./environment.ts";

/** The headers of every answer. Scripts come from this origin only; the one inline script is allowed by its hash. */
export function securityHeaders({ backend }: { backend: Backend }): MiddlewareHandler {
	const hash = createHash("sha256").update(themeScript).digest("base64");
	const backendOrigin = backend.proxySecret ? "" : ` ${new URL(backend.url).origin}`;
	const policy = [
		"default-src 'self'",
		`script-src 'self' 'sha256-${hash}'`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob: http: https:",
		`connect-src 'self'${backendOrigin}`,
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
	return async (context, next) => {
		await next();
		context.header("content-security-policy", policy);
		context.header("x-content-type-options", "nosniff");
		context.header("referrer-policy", "strict-origin-when-cross-origin");
		context.header("permissions-policy", "camera=(), geolocation=(), microphone=()");
	};
}
