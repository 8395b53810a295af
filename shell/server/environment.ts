import { logLevels } from "@site/shared-data/log";
import { z } from "zod";
import type { PublicConfig } from "../browser/boot/BootData.ts";

/** The server's settings; the launcher (`npm start`) passes them as environment variables. */
export interface Environment {
	host: string;
	port: number;
	/** Folder with the builds and registry.json. */
	dist: string;
	/** Folder with the files served as they are (favicon, sample images). */
	publicFolder: string;
	/** Folder of the last good pages, which are served while the backend does not respond. */
	pagesFolder: string;
	/** The site's public origin; by default the origin of each request. */
	siteUrl?: string | undefined;
	/** Whether a reverse proxy sends the visitors' IPs and scheme. */
	isBehindProxy: boolean;
	/** Opens /metrics; without one there is no such page. */
	metricsToken?: string | undefined;
	backend: Backend;
}

export interface Backend {
	/** The URL at which the server reaches the backend. */
	url: string;
	publishableKey: string;
	/** Set for the embedded backend only: the browser then reaches it through this server's origin. */
	proxySecret?: string;
}

/**
 * The browser calls the embedded backend at the visitor's own origin, whose proxy purges with each write,
 * and a hosted project at its own URL.
 */
export function publicConfig({ url, publishableKey, proxySecret }: Backend, visitorOrigin: string): PublicConfig {
	if (proxySecret) return { supabaseUrl: visitorOrigin, supabaseKey: publishableKey };
	return { supabaseUrl: url, supabaseKey: publishableKey, revalidateUrl: "/revalidate" };
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
	METRICS_TOKEN: z
		.string()
		.regex(/^[\w.~+/-]{16,}=*$/, "must have at least 16 letters, digits or signs of . _ ~ + / -")
		.optional(),
	LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).optional(),
});

const schema = listenSchema.extend({
	SITE_DIST: z.string().min(1),
	SITE_PUBLIC: z.string().min(1),
	SITE_PAGES: z.string().min(1),
	SITE_URL: z
		.string()
		.refine(isOrigin, "must be the site's http or https address without a path")
		.transform((value) => new URL(value).origin)
		.optional(),
	BEHIND_PROXY: z.enum(["on", "off"], 'must be "on" or "off"').default("off"),
	BACKEND_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }),
	BACKEND_KEY: z.string().min(1, "must hold the backend's public key"),
	BACKEND_PROXY_SECRET: z.string().optional(),
});

type Variables = Record<string, string | undefined>;

/**
 * Host and port for the launcher, which checks them, METRICS_TOKEN and LOG_LEVEL before it builds. Throws an
 * Error with one sentence that names the variable.
 */
export function readListenOptions(env: Variables): { host: string; port: number } {
	const { HOST, PORT } = parse(listenSchema, env);
	return { host: HOST, port: PORT };
}

/** Reads the environment; throws an Error with one sentence that names the variable. */
export function readEnvironment(env: Variables): Environment {
	const values = parse(schema, env);
	return {
		host: values.HOST,
		port: values.PORT,
		dist: values.SITE_DIST,
		publicFolder: values.SITE_PUBLIC,
		pagesFolder: values.SITE_PAGES,
		siteUrl: values.SITE_URL,
		metricsToken: values.METRICS_TOKEN,
		isBehindProxy: values.BEHIND_PROXY === "on",
		backend: {
			url: values.BACKEND_URL.replace(/\/$/, ""),
			publishableKey: values.BACKEND_KEY,
			proxySecret: values.BACKEND_PROXY_SECRET,
		},
	};
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
	return /^https?:$/.test(protocol) && href === `${origin}/`;
}

function parse<T extends z.ZodType>(rules: T, env: Variables): z.infer<T> {
	const result = rules.safeParse(env);
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	throw new Error(`${String(issue?.path[0])} ${issue?.message ?? "is not usable"}.`);
}
