import { createHash } from "node:crypto";
import { Hono } from "hono";
import themeScript from "../../browser/theme/theme.inline.ts?inline";
import { openerPolicy, securityHeaders, staticPagePolicy } from "./securityHeaders.ts";

const hosted = { url: "https://project.example/base", publishableKey: "key" };
const embedded = { url: "http://127.0.0.1:4001", publishableKey: "key", proxySecret: "secret" };
const entries = [
	"https://one.example/1/remoteEntry.js",
	"https://one.example/2/remoteEntry.js",
	"http://two.example:81/remoteEntry.js",
	"/remotes/public/1/remoteEntry.js",
];

/** The headers of the answer to a path; its type is the text behind the slash. */
async function headersOf(
	path: string,
	{ backend = embedded as typeof hosted, origin = "http://site.example", isOpen = false } = {},
) {
	const remotes = Object.fromEntries(entries.map((entry, index) => [index, { entry }]));
	const deployment = { remotes: { ...remotes, refused: { incompatible: "It does not fit." } } };
	const app = new Hono();
	app.use(
		securityHeaders({
			backend,
			hasRemoteOverrides: isOpen,
			deployment: () => deployment as never,
			visitorOrigin: () => origin,
		}),
	);
	app.get("/admin", openerPolicy, ({ html }) => html("page"));
	app.get("/quote", ({ html }) => html("page", 200, { "content-security-policy": "own", "referrer-policy": "no-referrer" }));
	app.get("/:type{.+}", ({ body, req }) => body("text", 200, { "content-type": req.param("type") }));
	const { headers } = await app.request(path);
	return Object.fromEntries(headers);
}

const policyOf = async (...args: Parameters<typeof headersOf>) => {
	const { "content-security-policy": policy = "" } = await headersOf(...args);
	return Object.fromEntries(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));
};

const themeHash = `'sha256-${createHash("sha256").update(themeScript).digest("base64")}'`;
const hash: unknown = expect.stringMatching(/^'sha256-.{43}='$/);
const ownMachine = ["http://localhost:*", "http://127.0.0.1:*"];

test("a page runs the site's scripts and its remotes', each origin named once, and connects to its backend", async () => {
	expect(await policyOf("/text/html")).toEqual({
		"default-src": ["'self'"],
		"script-src": ["'self'", themeHash, hash, hash, "https://one.example", "http://two.example:81"],
		"style-src": ["'self'", "'unsafe-inline'"],
		"img-src": ["'self'", "data:", "blob:", "http:", "https:"],
		"connect-src": ["'self'"],
		"object-src": ["'none'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'"],
		"frame-ancestors": ["'none'"],
	});
	expect(await policyOf("/text/html", { backend: hosted })).toMatchObject({
		"connect-src": ["'self'", "https://project.example"],
	});
});

test("with REMOTE_OVERRIDES a page runs scripts of the visitor's own machine, whose files have no hashes", async () => {
	const policy = await policyOf("/text/html", { isOpen: true });
	expect(policy["script-src"]?.slice(-2)).toEqual(ownMachine);
	expect(policy["connect-src"]).toEqual(["'self'", ...ownMachine, "ws://localhost:*", "ws://127.0.0.1:*"]);
	expect(await headersOf("/text/html", { isOpen: true })).not.toHaveProperty("integrity-policy");
});

const documentHeaders = {
	"integrity-policy": "blocked-destinations=(script)",
	"origin-agent-cluster": "?1",
	"permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
	"referrer-policy": "strict-origin-when-cross-origin",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
};

test("every document has the headers, a script and a font only the one against guessed types", async () => {
	for (const type of ["text/html", "application/json", "image/svg+xml", "application/text/javascript"])
		expect(await headersOf(`/${type}`)).toMatchObject({ ...documentHeaders, "content-security-policy": expect.any(String) });
	for (const type of ["text/javascript; charset=UTF-8", "font/woff2"])
		expect(await headersOf(`/${encodeURI(type)}`)).toEqual({ "content-type": type, "x-content-type-options": "nosniff" });
});

test("a page keeps a policy of its own, and the admin area a process of its own", async () => {
	expect(await headersOf("/quote")).toMatchObject({ "content-security-policy": "own", "referrer-policy": "no-referrer" });
	expect(await headersOf("/admin")).toMatchObject({ "cross-origin-opener-policy": "same-origin" });
	expect(await headersOf("/text/html")).not.toHaveProperty("cross-origin-opener-policy");
});

test("with HTTPS a page, and a script, is asked for with HTTPS for a year", async () => {
	expect(await policyOf("/text/html", { origin: "https://site.example" })).toHaveProperty("upgrade-insecure-requests");
	for (const path of ["/text/html", "/text/javascript"]) {
		const headers = await headersOf(path, { origin: "https://site.example" });
		expect(headers["strict-transport-security"]).toBe("max-age=31536000");
		expect(await headersOf(path)).not.toHaveProperty("strict-transport-security");
	}
});

test("a page without the app runs two inline scripts and nothing else", () => {
	const [, scripts = ""] = /script-src ([^;]*);/.exec(staticPagePolicy) ?? [];
	expect(scripts.split(" ")).toEqual([themeHash, hash]);
	for (const part of ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
		expect(staticPagePolicy.split("; ")).toContain(part);
});
