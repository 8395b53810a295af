import { randomUUID } from "node:crypto";

export interface Attack {
	method: string;
	/** A new path for each request, if the route has more than one. */
	path: () => string;
	headers?: Record<string, string>;
	body?: string;
	/** A new host for each request, because without SITE_URL anybody can invent hosts. */
	host?: () => string;
}

const word = () => randomUUID().slice(0, 8);
const get = (path: string | (() => string), more: Partial<Attack> = {}): Attack => ({
	method: "GET",
	path: typeof path === "string" ? () => path : path,
	...more,
});
const formHeaders = { "content-type": "application/x-www-form-urlencoded" };
const post = (path: string, body: string, headers: Record<string, string> = formHeaders): Attack => ({
	method: "POST",
	path: () => path,
	headers,
	body,
});

const message = "name=A&email=a%40example.com&subject=S&message=A+message+of+some+length";
const inventedHost = { host: () => `${word()}.example` };

/** Requests of strangers to each route of the app, by method and pattern. */
export const siteAttacks: Record<string, Attack[]> = {
	"GET /healthz": [get("/healthz")],
	"GET /metrics": [get("/metrics")],
	"GET /config.json": [get("/config.json")],
	"GET /registry.json": [get("/registry.json")],
	"POST /revalidate": [post("/revalidate", " ".repeat(60_000), { "content-type": "application/json" })],
	"GET /rss.xml": [get("/rss.xml", inventedHost)],
	"GET /essays/topics/:slug/rss.xml": [get(() => `/essays/topics/${word()}/rss.xml`)],
	"GET /feed.json": [get("/feed.json", inventedHost)],
	"GET /llms.txt": [get("/llms.txt", inventedHost)],
	"GET /site.webmanifest": [get("/site.webmanifest", inventedHost)],
	"GET /sitemap.xml": [get("/sitemap.xml", inventedHost)],
	"GET /robots.txt": [get("/robots.txt", inventedHost)],
	"GET /search.json": [get("/search.json", inventedHost)],
	"GET /data/preview/*": [get(() => `/data/preview/${"a".repeat(35)}${word()}.json`)],
	"GET /data/*": [get(() => `/data/essays/${word()}.json`), get(() => `/data/${word()}.json`)],
	"GET /cards/essays/:file": [get(() => `/cards/essays/${word()}.png`), get("/cards/essays/essay-number-7.png")],
	"GET /cards/projects/:file": [get(() => `/cards/projects/${word()}.png`)],
	"GET /assets/*": [get(() => `/assets/${word()}.js`)],
	"GET /remotes/:file": [get("/remotes/contract.json"), get("/remotes/shared-data.tgz"), get(() => `/remotes/${word()}.tgz`)],
	"GET /remotes/*": [get(() => `/remotes/public/${word()}.js`)],
	"GET /visit.gif": [get("/visit.gif", { headers: { referer: "http://127.0.0.1/essays" } })],
	"GET /licenses.txt": [get("/licenses.txt", { headers: { "accept-encoding": "gzip" } })],
	"GET /og-default.png": [get("/og-default.png", inventedHost)],
	"GET /favicon.ico": [get("/favicon.ico")],
	"GET /apple-touch-icon.png": [get("/apple-touch-icon.png")],
	"GET /admin/*": [get(() => `/admin/${word()}`)],
	"GET /preview/*": [get(() => `/preview/${"a".repeat(35)}${word()}`)],
	"GET /quote/:token/call.ics": [get(() => `/quote/${"a".repeat(35)}${word()}/call.ics`)],
	"GET /quote/:token": [get(() => `/quote/${"a".repeat(35)}${word()}`)],
	"POST /quote/:token": [post(`/quote/${"a".repeat(43)}`, "answer=accept&name=A")],
	"GET /quote/*": [get(() => `/quote/${word()}/${word()}`)],
	"GET /contact": [get(() => `/contact?service=${word()}`)],
	"GET /hire": [get(() => `/hire?sent=${word()}`)],
	"GET *": [
		get(() => `/${word()}`),
		get(() => `/essays/${word()}`),
		get(() => `/essays/${word()}.md`),
		get(() => `/essays/${word()}`, { headers: { accept: "text/markdown" } }),
		get("/", inventedHost),
		get(() => `/store?kategori=${word()}`),
		get(() => `/remotes/../${word()}.css`),
	],
	"POST *": [
		post("/contact", message),
		post("/hire", "projectType=Website"),
		post(`/${"x".repeat(8)}`, message),
		post("/admin/essays", message),
		post("/contact", "x".repeat(60_000), { "content-type": "text/plain" }),
	],
};

/** The headers of a visitor's call, given the backend's public key. */
type WithKey = (key: string) => Attack[];

const json = { "content-type": "application/json" };
const call = (path: string, body: object) => (apikey: string) => post(path, JSON.stringify(body), { ...json, apikey });
const read = (path: string) => (apikey: string) => get(path, { headers: { apikey } });
const rpc = (name: string, body: object) => call(`/rest/v1/rpc/${name}`, body);

const token = "a".repeat(43);
const publicMethods = [
	"preview_entry",
	"essays_of_topic",
	"redirect_of",
	"count_visit",
	"privacy_facts",
	"read_quote",
	"answer_quote",
];
const adminMethods = [
	"enquiry_figures",
	"first_steps",
	"visit_figures",
	"visit_totals",
	"claim_mails",
	"admin_emails",
	"put_in_order",
	"put_current_job",
	"remove_sample",
	"send_quote",
	"preview_quote",
	"withdraw_quote",
	"revise_quote",
	"read_person",
	"delete_person",
	"stored_files",
];
const bodies: Record<string, object> = {
	preview_entry: { token },
	read_quote: { token },
	answer_quote: { token, answer: "accept", name: "A" },
	essays_of_topic: { topic: "tea" },
	redirect_of: { path: "/old" },
	count_visit: { path: "/essays", referrer: "https://example.org/", device: "phone" },
};

/** Requests of strangers to each API of the backend, by name. */
export const apiAttacks: Record<string, WithKey> = {
	"long texts of a table": (key) => [read("/rest/v1/essays?select=content")(key)],
	"a list with its count": (key) => [
		get("/rest/v1/essays?select=*&order=date.desc", { headers: { apikey: key, prefer: "count=exact" } }),
	],
	"an unknown table": (key) => [read("/rest/v1/nothing_here")(key)],
	"a message": (key) => [call("/rest/v1/contacts", { name: "A", email: "a@example.com", subject: "S", message: "M" })(key)],
	"a write that is refused": (key) => [
		{ ...call("/rest/v1/essays?id=eq.x", { title: "x" })(key), method: "PATCH" },
		{ ...read("/rest/v1/essays?id=eq.x")(key), method: "DELETE" },
		{ ...call("/rest/v1/profile", { name: "x" })(key), method: "PUT" },
	],
	...Object.fromEntries(
		[...publicMethods, ...adminMethods].map((name) => [name, (key: string) => [rpc(name, bodies[name] ?? {})(key)]]),
	),
	"a sign-in": (key) => [call("/auth/v1/token?grant_type=password", { email: "a@example.com", password: "wrong" })(key)],
	"a recovery": (key) => [call("/auth/v1/recover", { email: "a@example.com" })(key)],
	"a verification": (key) => [
		call("/auth/v1/verify", { type: "recovery", token: "123456", email: "a@example.com" })(key),
		read(`/auth/v1/verify?type=recovery&token=${token}`)(key),
	],
	"a session": (key) => [
		call("/auth/v1/logout", {})(key),
		read("/auth/v1/user")(key),
		{ ...call("/auth/v1/user", { password: "x" })(key), method: "PUT" },
	],
	"the auth server": (key) => [read("/auth/v1/health")(key), read("/auth/v1/.well-known/jwks.json")(key)],
	buckets: (key) => [
		read("/storage/v1/bucket")(key),
		read("/storage/v1/bucket/essay-images")(key),
		call("/storage/v1/bucket", { name: "x-y" })(key),
		call("/storage/v1/object/list/essay-images", { prefix: "" })(key),
	],
	files: (key) => [
		read("/storage/v1/object/public/essay-images/none.png")(key),
		post("/storage/v1/object/essay-images/none.png", "x".repeat(60_000), { apikey: key, "content-type": "image/png" }),
		{ ...post("/storage/v1/object/essay-images/none.png", "x", { apikey: key, "content-type": "image/png" }), method: "PUT" },
		{ ...call("/storage/v1/object/essay-images", { prefixes: ["none.png"] })(key), method: "DELETE" },
	],
};

/** The bytes of one request. */
export function toBytes({ method, path, headers = {}, body, host }: Attack, ownHost: string): string {
	const lines = Object.entries({
		host: host?.() ?? ownHost,
		...headers,
		...(body === undefined ? {} : { "content-length": String(body.length) }),
	}).map(([name, value]) => `${name}: ${value}\r\n`);
	return `${method} ${path()} HTTP/1.1\r\n${lines.join("")}\r\n${body ?? ""}`;
}
