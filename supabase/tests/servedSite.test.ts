import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { integrityOf } from "../../shell/deployment/disk/verifyHashes.ts";
import { checkServedSite } from "../commands/doctor/checkServedSite.ts";

const site = "https://example.com";
const hash = integrityOf(Buffer.from("script"));
const json = { "content-type": "application/json; charset=utf-8" };
const html = { "content-type": "text/html; charset=utf-8" };
const secure = { ...html, "content-security-policy": "default-src 'self'" };
const remote = { entry: "/remotes/a/entry.js", integrity: { "entry.js": hash, "server/entry.js": "sha256-of no browser" } };

interface Page {
	status?: number;
	headers?: Record<string, string>;
	body?: unknown;
}
type Pages = Record<string, Page | undefined>;

const home = (canonical = site, integrity = hash): Page => ({
	headers: secure,
	body: `<link rel="canonical" href="${canonical}/"><script src="/app.js" integrity="${integrity}">`,
});
const registry = (remotes: object): Pages => ({ "/registry.json": { body: { remotes } } });
const health = (remotes: object[], status = 200): Pages => ({
	"/healthz": { status, headers: json, body: { backend: "up", remotes } },
});
const goodSite: Pages = {
	"/": home(),
	...health([]),
	"/config.json": { body: { supabaseUrl: "https://backend.example", supabaseKey: "key" } },
	...registry({ public: remote, admin: {} }),
	"/app.js": { body: "script" },
	"/remotes/a/entry.js": { body: "script" },
};

let pages: Pages;
let server: Server;

beforeAll(async () => {
	server = createServer(({ url = "" }, response) => {
		const page = url.startsWith("/rest/v1/") ? { body: [{}] } : url in pages ? pages[url] : { status: 404 };
		if (!page) return void response.destroy();
		const { status = 200, headers = {}, body = "" } = page;
		response.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body));
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { fetch } = globalThis;
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	// Every host is this server, so that a site can have any address.
	jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
		const { pathname, search } = new URL(String(input));
		return fetch(origin + pathname + search, init);
	});
});
afterAll(() => {
	jest.restoreAllMocks();
	server.close().closeAllConnections();
});

/** The doctor's notes and faults of the good site with these pages, except those about the backend's rows. */
async function diagnose(changed: Pages = {}, address = site) {
	pages = { ...goodSite, ...changed };
	const checks = await checkServedSite(address);
	return checks.flatMap(({ claim, problem, isRemark }) => {
		if (claim.startsWith("visitors can read ")) return [];
		return isRemark ? `note ${claim}` : problem === undefined ? [] : `${claim}: ${problem}`;
	});
}

const staticHost: Pages = { "/healthz": { status: 404 } };
const bareHome: Page = { ...home(), headers: html };
const reachable = `${site} answers with a page`;
const canonical = "its pages name this address: they name";
const repairCanonical = `start the site, or export it, with SITE_URL=${site}`;
const noBackend = "its configuration names the backend: /config.json names none: export again with SUPABASE_URL";
const remotes = "its registry names the releases of both remotes";
const staticNote = "note these are static files: they lack everything published after their export";
const failing = { id: "admin", failedRenders: 2, problem: "It is gone.", repair: "Publish it." };
const renders = "the server renders the pages of every remote: admin (2 failed): It is gone. Publish it.";
const files = (count: number) => `the ${count} files of its pages match the published release:`;
const repairFiles = "publish or upload again, or purge the host's cache";
const manyFiles = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`${index}.js`, hash]));

test.each<[what: string, changed: Pages, lines: string[]]>([
	["a good site", {}, []],
	["a site without an answer", { "/": undefined }, [`${reachable}: no answer`]],
	["a site with a broken home page", { "/": { ...home(), status: 500 } }, [`${reachable}: 500`]],
	["a site with a text as home page", { "/": { headers: { "content-type": "text/plain" } } }, [`${reachable}: 200`]],
	["a site with a home page of no type", { "/": {} }, [`${reachable}: 200`]],
	[
		"a site with a moved home page",
		{ "/": { status: 301, headers: { location: "/home" } }, "/home": home() },
		[`${reachable}: 301: it is at /home`],
	],
	["a site with a broken home page and a remote", { "/": { status: 500 }, ...health([failing]) }, [`${reachable}: 500`, renders]],
	["a site with a remote that fails to render", health([failing]), [renders]],
	["a server without rows", health([], 503), ["the server reads rows: /healthz answers 503: look at the backend"]],
	["static files", staticHost, [staticNote]],
	["static files with a page for every path", { "/healthz": home() }, [staticNote]],
	[
		"static files without security headers",
		{ ...staticHost, "/": bareHome },
		["note pages come without the security headers: this host does not read _headers", staticNote],
	],
	[
		"a server without security headers",
		{ "/": bareHome },
		["pages come with the security headers: something before the server takes them away"],
	],
	[
		"a site with a page for every path",
		{ "/no-such-page-of-the-doctor": home() },
		["a page that is not there answers 404: 200: let the host serve 404.html with this status"],
	],
	["a site that names another host", { "/": home("https://a.example") }, [`${canonical} https://a.example/: ${repairCanonical}`]],
	[
		"a site that names no address",
		{ "/": { ...home(), body: `<script src="/app.js" integrity="${hash}">` } },
		[`${canonical} no address: ${repairCanonical}`],
	],
	["a site without a configuration", { "/config.json": { status: 404 } }, [noBackend]],
	["a site with a backend that is no URL", { "/config.json": { body: { supabaseUrl: "backend" } } }, [noBackend]],
	["a site with a changed script", { "/app.js": { body: "other" } }, [`${files(2)} ${site}/app.js differs: ${repairFiles}`]],
	[
		"a site with a missing script",
		{ "/app.js": { status: 404, body: "script" } },
		[`${files(2)} ${site}/app.js 404: ${repairFiles}`],
	],
	["a site with a silent script", { "/app.js": undefined }, [`${files(2)} ${site}/app.js no answer: ${repairFiles}`]],
	[
		"a site with a changed remote",
		{ "/remotes/a/entry.js": { body: "other" } },
		[`${files(2)} ${site}/remotes/a/entry.js differs: ${repairFiles}`],
	],
	[
		"a site with nine missing files",
		registry({ public: remote, admin: { entry: "/remotes/b/entry.js", integrity: manyFiles } }),
		[expect.stringMatching(new RegExp(`^the 11 files .*: ${site}/\\S+( 404, \\S+){4} 404: ${repairFiles}$`))],
	],
	[
		"a site that names no file",
		{ "/": { ...home(), body: `<link rel="canonical" href="${site}/">` }, ...registry({ public: {}, admin: {} }) },
		[`${files(0)} none is named: ${repairFiles}`],
	],
	["a site without a registry", { "/registry.json": undefined }, [`${remotes}: /registry.json answers nothing`]],
	["a site with only the public remote", registry({ public: remote }), [`${remotes}: /registry.json answers 200`]],
	["a site with only the admin remote", registry({ admin: remote }), [`${remotes}: /registry.json answers 200`]],
	[
		"a site with a remote that the shell refuses",
		registry({ public: remote, admin: { incompatible: "admin: needs react ^20.0.0." } }),
		[`${remotes}: admin: needs react ^20.0.0.`],
	],
])("of %s the doctor names each fault", async (_what, changed, lines) => {
	expect(await diagnose(changed)).toEqual(lines);
});

test.each([
	["https://example.com", true],
	["http://example.com", false],
	["http://localhost:3000", true],
	["http://127.0.0.20:3000", true],
	["http://[::1]:3000", true],
	["http://localhost.example", false],
	["http://not-localhost", false],
	["http://127.example", false],
])("of visitors to %s the doctor says whether they are safe: %j", async (address, isSafe) => {
	const repair = "put a reverse proxy with a certificate before it, as docs/operate.md does";
	const wrong = isSafe ? [] : [`visitors come over HTTPS, or from this machine: ${repair}`];
	expect(await diagnose({ "/": home(address) }, address)).toEqual(wrong);
});

test.each(["example.com", "ftp://example.com", "https-other://example.com", "not-http:"])(
	"the doctor refuses the address %s",
	async (address) => {
		await expect(checkServedSite(address)).rejects.toThrow("The doctor takes the site's http or https address");
	},
);
