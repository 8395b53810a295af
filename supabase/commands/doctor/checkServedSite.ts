import type { RemoteProblem } from "@site/shared-data";
import { matchesIntegrity } from "../../../shell/deployment/disk/verifyHashes.ts";
import { CommandError } from "../../embedded/errors.ts";
import { type Answer, type Check, check, parseJson, readUrl } from "./check.ts";
import { checkContent } from "./checkBackend.ts";

const filesAtOnce = 8;
const missingPath = "/no-such-page-of-the-doctor";

/** Checks a site as visitors see it, whatever serves it. Sends only reads. */
export async function checkServedSite(address: string): Promise<Check[]> {
	const site = readOrigin(address);
	const ask = (path: string) => readUrl(site + path);
	const home = await ask("/");
	const isPage = home.status === 200 && Boolean(home.headers.get("content-type")?.startsWith("text/html"));
	const location = home.headers.get("location");
	const reachable = check(
		`${site} answers with a page`,
		!isPage,
		`${home.status || "no answer"}${location ? `: it is at ${location}` : ""}`,
	);
	const health = await ask("/healthz");
	if (!isPage) return [reachable, ...checkRemotes(health)];
	const [missing, config] = await Promise.all([ask(missingPath), ask("/config.json")]);
	const isServer = health.headers.get("content-type")?.startsWith("application/json") ?? false;
	return [
		reachable,
		...checkAddress(site, home),
		check(
			"a page that is not there answers 404",
			missing.status !== 404,
			`${missing.status}: let the host serve 404.html with this status`,
		),
		checkHeaders(home, isServer),
		...(await checkConfig(config)),
		...(await checkFiles(site, home, await ask("/registry.json"))),
		...checkRemotes(health),
		isServer
			? check("the server reads rows", health.status !== 200, `/healthz answers ${health.status}: look at the backend`)
			: { claim: "these are static files: they lack everything published after their export", isRemark: true },
	];
}

/** The remotes that a server cannot render, from its `/healthz`; ignores another host's answer. */
export function checkRemotes(health: Answer): Check[] {
	const { backend, remotes = [] } = parseJson<{ backend: string; remotes: RemoteProblem[] }>(health);
	const problems = remotes.map(
		({ id, failedRenders, problem, repair }) => `${id} (${failedRenders} failed): ${problem} ${repair}`,
	);
	return backend ? [check("the server renders the pages of every remote", problems.length > 0, problems.join(" "))] : [];
}

const ownHost = /^(localhost|127\.[\d.]+|\[::1\])$/;

function checkAddress(site: string, { bytes }: Answer): Check[] {
	const { protocol, hostname } = new URL(site);
	const [, named = "no address"] = /rel="canonical" href="([^"]+)"/.exec(bytes.toString()) ?? [];
	return [
		check(
			"visitors come over HTTPS, or from this machine",
			protocol !== "https:" && !ownHost.test(hostname),
			"put a reverse proxy with a certificate before it, as docs/operate.md does",
		),
		check(
			"its pages name this address",
			!URL.canParse(named) || new URL(named).origin !== site,
			`they name ${named}: start the site, or export it, with SITE_URL=${site}`,
		),
	];
}

function checkHeaders({ headers }: Answer, isServer: boolean): Check {
	const isBare = !headers.has("content-security-policy");
	return isBare && !isServer
		? { claim: "pages come without the security headers: this host does not read _headers", isRemark: true }
		: check("pages come with the security headers", isBare, "something before the server takes them away");
}

function readOrigin(address: string): string {
	const { protocol, origin } = URL.canParse(address) ? new URL(address) : {};
	if (!origin || !/^https?:$/.test(protocol ?? "")) {
		throw new CommandError("The doctor takes the site's http or https address, such as https://example.com.");
	}
	return origin;
}

/** Checks the backend that forms and the admin area use. */
async function checkConfig(config: Answer): Promise<Check[]> {
	const { supabaseUrl: url = "", supabaseKey: publishableKey = "" } = parseJson<Record<string, string>>(config);
	if (URL.canParse(url)) return checkContent({ url, publishableKey });
	return [check("its configuration names the backend", true, "/config.json names none: export again with SUPABASE_URL")];
}

interface Registry {
	remotes: Record<string, { entry?: string; integrity?: Record<string, string>; incompatible?: string }>;
}

/** Compares each file that a browser may load with its published hash. */
async function checkFiles(site: string, home: Answer, registry: Answer): Promise<Check[]> {
	const { remotes = {} } = parseJson<Registry>(registry);
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
		const { status, bytes } = await readUrl(url);
		if (status !== 200 || !matchesIntegrity(bytes, hash))
			wrong.push(`${url} ${status === 200 ? "differs" : status || "no answer"}`);
	};
	while (queue.length > 0) await Promise.all(queue.splice(0, filesAtOnce).map(compare));
	const refused = Object.values(remotes).flatMap(({ incompatible }) => incompatible ?? []);
	return [
		check(
			"its registry names the releases of both remotes",
			!remotes.public || !remotes.admin || refused.length > 0,
			refused.join(" ") || `/registry.json answers ${registry.status || "nothing"}`,
		),
		check(
			`the ${files.size} files of its pages match the published release`,
			files.size === 0 || wrong.length > 0,
			`${wrong.slice(0, 5).join(", ") || "none is named"}: publish or upload again, or purge the host's cache`,
		),
	];
}
