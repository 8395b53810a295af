import { logLevels } from "@site/shared-data/log";
import { z } from "zod";
import type { PublicConfig } from "../browser/boot/BootData.ts";

export interface Backend {
	/** The URL at which the server reaches the backend. */
	url: string;
	publishableKey: string;
	/** Set for the embedded backend only: the browser then reaches it through this server's origin. */
	proxySecret?: string;
	/** Set for an export whose forms have no backend. */
	areFormsClosed?: boolean;
}

/** The browser calls the embedded backend through this server, which purges with each write. */
export function publicConfig(
	{ backend, hasRemoteOverrides }: Pick<Environment, "backend" | "hasRemoteOverrides">,
	visitorOrigin: string,
): PublicConfig {
	const { url, publishableKey, proxySecret } = backend;
	const overrides = hasRemoteOverrides ? { remoteOverrides: true as const } : {};
	if (proxySecret) return { supabaseUrl: visitorOrigin, supabaseKey: publishableKey, ...overrides };
	return { supabaseUrl: url, supabaseKey: publishableKey, revalidateUrl: "/revalidate", ...overrides };
}

const portMessage = "must be a whole number from 0 to 65535";

const listenSchema = z.object({
	HOST: z.string().min(1, "must name an address to listen on").default("127.0.0.1"),
	PORT: z
		.string()
		.regex(/^\d{1,5}$/, portMessage)
		.transform(Number)
		.pipe(z.number().max(65535, portMessage))
		.default(4000),
	/** The token for /metrics; without it the page does not exist. */
	METRICS_TOKEN: z
		.string()
		.regex(/^[\w.~+/-]{16,}=*$/, "must have at least 16 letters, digits or signs of . _ ~ + / -")
		.optional(),
	LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).optional(),
});

const schema = listenSchema.extend({
	/** Folder with the builds and registry.json. */
	SITE_DIST: z.string().min(1),
	/** Folder with the files served unchanged (favicon, sample images). */
	SITE_PUBLIC: z.string().min(1),
	/** Folder of the last good pages, which are served while the backend does not respond. */
	SITE_PAGES: z.string().min(1),
	/** The site's public origin; by default the origin of each request. */
	SITE_URL: z
		.string()
		.refine(isOrigin, "must be the site's http or https address without a path")
		.transform((value) => new URL(value).origin)
		.optional(),
	/** Whether a reverse proxy sends the visitors' IPs and scheme. */
	BEHIND_PROXY: z.enum(["on", "off"], 'must be "on" or "off"').default("off"),
	/** Whether an admin's tab may load a remote from the developer's own machine. */
	REMOTE_OVERRIDES: z.enum(["on", "off"], 'must be "on" or "off"').default("off"),
	/** Whether remotes' authors may download the contract (docs/remotes.md). */
	REMOTE_CONTRACT: z.enum(["on", "off"], 'must be "on" or "off"').default("off"),
	/** Whether views of public pages are counted, provided that the settings enable it too. */
	VISITS: z.enum(["on", "off"], 'must be "on" or "off"').default("on"),
	BACKEND_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }),
	BACKEND_KEY: z.string().min(1, "must hold the backend's public key"),
	BACKEND_PROXY_SECRET: z.string().optional(),
	/** "off" for pages that are exported without a backend. */
	SITE_FORMS: z.enum(["on", "off"], 'must be "on" or "off"').default("on"),
});

type Variables = Record<string, string | undefined>;

/** For the launcher, which also checks METRICS_TOKEN and LOG_LEVEL before it builds. */
export function readListenOptions(env: Variables): { host: string; port: number } {
	const { HOST, PORT } = parse(listenSchema, env);
	return { host: HOST, port: PORT };
}

export type Environment = ReturnType<typeof readEnvironment>;

/** Reads the server's settings; throws an Error with one sentence that names the variable. */
export function readEnvironment(env: Variables) {
	const values = parse(schema, env);
	const backend: Backend = {
		url: values.BACKEND_URL.replace(/\/$/, ""),
		publishableKey: values.BACKEND_KEY,
		proxySecret: values.BACKEND_PROXY_SECRET,
		areFormsClosed: values.SITE_FORMS === "off",
	};
	return {
		backend,
		host: values.HOST,
		port: values.PORT,
		dist: values.SITE_DIST,
		publicFolder: values.SITE_PUBLIC,
		pagesFolder: values.SITE_PAGES,
		siteUrl: values.SITE_URL,
		metricsToken: values.METRICS_TOKEN,
		isBehindProxy: values.BEHIND_PROXY === "on",
		hasRemoteOverrides: values.REMOTE_OVERRIDES === "on",
		offersContract: values.REMOTE_CONTRACT === "on",
		countsVisits: values.VISITS === "on",
	};
}

/** The origin of a server's host and port; IPv6 hosts need brackets. */
export function originOf({ host, port }: { host: string; port: number }): string {
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The origin at which this machine reaches a server that may listen on all addresses. */
export function ownOriginOf({ address, port }: { address: string; port: number }): string {
	const loopback: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
	return originOf({ host: loopback[address] ?? address, port });
}

/** Why the server cannot listen, in one sentence. */
export function listenErrorMessage({ code, message }: NodeJS.ErrnoException, { host, port }: { host: string; port: number }) {
	if (code === "EADDRINUSE") return `Port ${port} is taken by another program; set PORT to a free one.`;
	if (code === "EACCES") return `Port ${port} may not be used by this account; set PORT to one above 1023.`;
	if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST ${host} is not an address of this machine.`;
	return `Nothing can listen on ${host} port ${port}: ${message}`;
}

function isOrigin(value: string) {
	if (!URL.canParse(value)) return false;
	const { protocol, origin, href } = new URL(value);
	return ["http:", "https:"].includes(protocol) && href === `${origin}/`;
}

function parse<T extends z.ZodType>(rules: T, env: Variables): z.infer<T> {
	const result = rules.safeParse(env);
	if (result.success) return result.data;
	const [{ path, message }] = result.error.issues as [z.core.$ZodIssue];
	throw new Error(`${String(path[0])} ${message}.`);
}
