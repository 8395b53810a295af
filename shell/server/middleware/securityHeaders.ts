import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import loaderScript from "../../browser/first-paint/loader.inline.ts?inline";
import callTimesScript from "../../browser/quotes/callTimes.inline.ts?inline";
import themeScript from "../../browser/theme/theme.inline.ts?inline";
import visitScript from "../../browser/visits/visits.inline.ts?inline";
import type { Deployment } from "../../deployment/index.ts";
import type { Backend } from "../environment.ts";

interface Options {
	backend: Backend;
	/** Scripts may come from the visitor's own machine too. */
	hasRemoteOverrides: boolean;
	/** The current deployment: scripts may come from its remotes' origins. */
	deployment: () => Deployment;
	visitorOrigin: (request: Request) => string;
}

/**
 * The security headers of every response that a browser could show as a page. Scripts need an integrity hash
 * and come from this origin or the remotes' origins; three inline scripts are allowed by their hashes.
 */
export function securityHeaders({ backend, hasRemoteOverrides, deployment, visitorOrigin }: Options): MiddlewareHandler {
	const inlineScriptHashes = [themeScript, loaderScript, visitScript].map(cspHash).join(" ");
	const backendOrigin = backend.proxySecret ? "" : ` ${new URL(backend.url).origin}`;
	const ownMachine = hasRemoteOverrides ? " http://localhost:* http://127.0.0.1:*" : "";
	const policyFor = (remotes: string, secure: boolean) =>
		[
			"default-src 'self'",
			`script-src 'self' ${inlineScriptHashes}${remotes}${ownMachine}`,
			"style-src 'self' 'unsafe-inline'",
			"img-src 'self' data: blob: http: https:",
			`connect-src 'self'${backendOrigin}${ownMachine}${ownMachine.replaceAll("http:", "ws:")}`,
			"object-src 'none'",
			"base-uri 'none'",
			"form-action 'self'",
			"frame-ancestors 'none'",
			...(secure ? ["upgrade-insecure-requests"] : []),
		].join("; ");
	return async (context, next) => {
		await next();
		// Hono's `context.header` would copy the response for each header.
		const { headers } = context.res;
		const secure = visitorOrigin(context.req.raw).startsWith("https:");
		headers.set("x-content-type-options", "nosniff");
		// Scripts and fonts are no documents and need no such kilobyte.
		if (!/^(text\/javascript|font\/)/.test(headers.get("content-type") ?? "")) {
			// A quote has a stricter one.
			if (!headers.has("content-security-policy")) {
				headers.set("content-security-policy", policyFor(remoteOrigins(deployment()), secure));
			}
			for (const [name, value] of Object.entries(documentHeaders)) headers.set(name, value);
			// The files of a development server have no hashes.
			if (hasRemoteOverrides) headers.delete("integrity-policy");
			if (!headers.has("referrer-policy")) headers.set("referrer-policy", "strict-origin-when-cross-origin");
		}
		if (secure) headers.set("strict-transport-security", "max-age=31536000");
	};
}

/** The policy of a page without the app: two inline scripts, and pictures from anywhere. */
export const staticPagePolicy = [
	"default-src 'none'",
	`script-src ${[themeScript, callTimesScript].map(cspHash).join(" ")}`,
	"style-src 'unsafe-inline'",
	"font-src 'self'",
	"img-src 'self' http: https:",
	"manifest-src 'self'",
	"base-uri 'none'",
	"form-action 'self'",
	"frame-ancestors 'none'",
].join("; ");

/** Gives the page a separate browser process (decision 6), so only the admin area has it. */
export const openerPolicy: MiddlewareHandler = async (context, next) => {
	await next();
	context.header("cross-origin-opener-policy", "same-origin");
};

const documentHeaders = {
	// The browser itself refuses a script without a hash.
	"integrity-policy": "blocked-destinations=(script)",
	"origin-agent-cluster": "?1",
	"permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
	"x-frame-options": "DENY",
};

function cspHash(script: string) {
	return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

function remoteOrigins({ remotes }: Deployment) {
	const entries = Object.values(remotes).map((remote) => ("entry" in remote ? remote.entry : ""));
	const origins = entries.filter((entry) => entry.startsWith("http")).map((entry) => ` ${new URL(entry).origin}`);
	return [...new Set(origins)].join("");
}
