import { matchesIntegrity } from "../../../shell/deployment/disk/integrity.ts";
import { CommandError } from "../../embedded/errors.ts";
import { type Check, requestSite } from "./requestSite.ts";

interface Answer {
	/** 0: no answer. */
	status: number;
	headers: Headers;
	bytes: Buffer;
}

const timeoutMs = 20_000;
const filesAtOnce = 8;
const missingPath = "/no-such-page-of-the-doctor";

/**
 * Looks at a site as visitors get it, whoever serves it: its own server, a static host, a container. Sends
 * reads only.
 */
export async function checkServedSite(address: string, metricsToken: string | undefined): Promise<Check[]> {
	const site = readOrigin(address);
	const ask = (path: string, headers = {}) => request(new URL(path, site), headers);
	const home = await ask("/");
	const isPage = home.status === 200 && Boolean(home.headers.get("content-type")?.startsWith("text/html"));
	const location = home.headers.get("location");
	const reachable = check(
		`${site} answers with a page`,
		!isPage,
		`${home.status || "no answer"}${location ? `: it is at ${location}` : ""}`,
	);
	if (!isPage) return [reachable];
	const [missing, health, config] = await Promise.all([ask(missingPath), ask("/healthz"), ask("/config.json")]);
	const isServer = health.headers.get("content-type")?.startsWith("application/json") ?? false;
	return [
		reachable,
		check(
			"a page that is not there answers 404",
			missing.status !== 404,
			`${missing.status}: let the host serve 404.html with this status`,
		),
		checkHeaders(home, isServer),
		...(await checkBackend(config)),
		...(await checkFiles(site, home, await ask("/registry.json"))),
		...(isServer
			? [
					check("the server reads rows", health.status !== 200, `/healthz answers ${health.status}: look at the backend`),
					...checkMetrics(
						await ask("/metrics"),
						metricsToken && (await ask("/metrics", { authorization: `Bearer ${metricsToken}` })),
					),
				]
			: [{ claim: "these are static files: what was published since their export is not among them", isRemark: true } as const]),
	];
}

function checkHeaders({ headers }: Answer, isServer: boolean): Check {
	const isBare = !headers.has("content-security-policy");
	return isBare && !isServer
		? { claim: "pages come without the security headers: this host does not read _headers", isRemark: true }
		: check("pages come with the security headers", isBare, "something before the server takes them away");
}

const check = (claim: string, isWrong: boolean, problem: string): Check => ({ claim, ...(isWrong && { problem }) });

function readOrigin(address: string): string {
	const { protocol, origin } = URL.canParse(address) ? new URL(address) : {};
	if (!origin || !/^https?:$/.test(protocol ?? "")) {
		throw new CommandError("The doctor takes the site's http or https address, such as https://example.com.");
	}
	return origin;
}

async function request(url: URL, headers: Record<string, string> = {}): Promise<Answer> {
	try {
		const response = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
		return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
	} catch {
		return { status: 0, headers: new Headers(), bytes: Buffer.alloc(0) };
	}
}

function parse<Value>({ bytes }: Answer): Partial<Value> {
	try {
		return (JSON.parse(bytes.toString()) ?? {}) as Partial<Value>;
	} catch {
		return {};
	}
}

/** What forms and the admin area talk to. */
async function checkBackend(config: Answer): Promise<Check[]> {
	const { supabaseUrl: url = "", supabaseKey: publishableKey = "" } = parse<Record<string, string>>(config);
	const claim = "the backend that its configuration names answers a visitor";
	if (!URL.canParse(url)) return [{ claim, problem: "/config.json names none: export again with SUPABASE_URL" }];
	const { status, body } = await requestSite({ url, publishableKey, isHosted: true }, "/rest/v1/profile?select=name&limit=1");
	return [check(claim, !(status === 200 && Array.isArray(body) && body.length === 1), `${url} answers ${status || "nothing"}`)];
}

interface Registry {
	remotes: Record<string, { entry?: string; integrity?: Record<string, string>; incompatible?: string }>;
}

/** Compares each file that a browser may load with its published hash. */
async function checkFiles(site: string, home: Answer, registry: Answer): Promise<Check[]> {
	const { remotes = {} } = parse<Registry>(registry);
	const scripts = [...home.bytes.toString().matchAll(/(?:src|href)="([^"]+\.js)" integrity="(sha256-[^"]+)"/g)];
	const files = new Map(scripts.map(([, path = "", hash = ""]) => [new URL(path, site).href, hash]));
	for (const { entry, integrity = {} } of Object.values(remotes)) {
		for (const [file, hash] of Object.entries(entry ? integrity : {})) {
			if (!file.startsWith("server/")) files.set(new URL(file, new URL(entry as string, site)).href, hash);
		}
	}
	const wrong: string[] = [];
	const queue = [...files];
	const compare = async ([url, hash]: [string, string]) => {
		const { status, bytes } = await request(new URL(url));
		if (status !== 200 || !matchesIntegrity(bytes, hash))
			wrong.push(`${url} ${status === 200 ? "differs" : status || "no answer"}`);
	};
	while (queue.length > 0) await Promise.all(queue.splice(0, filesAtOnce).map(compare));
	const refused = Object.values(remotes).flatMap(({ incompatible }) => incompatible ?? []);
	return [
		check(
			"its registry names the releases of both remotes",
			Object.keys(remotes).length !== 2 || refused.length > 0,
			refused.join(" ") || `/registry.json answers ${registry.status}`,
		),
		check(
			`the ${files.size} files of its pages are what was published`,
			files.size === 0 || wrong.length > 0,
			`${wrong.slice(0, 5).join(", ") || "none is named"}: publish or upload again, or purge the host's cache`,
		),
	];
}

function checkMetrics(open: Answer, withToken: Answer | "" | undefined): Check[] {
	return [
		check("strangers cannot read /metrics", open.status === 200, "it answers without a token: look at what serves this path"),
		...(withToken
			? [
					check(
						"METRICS_TOKEN opens /metrics",
						withToken.status !== 200,
						`it answers ${withToken.status}: start the site with the same token`,
					),
				]
			: []),
	];
}
