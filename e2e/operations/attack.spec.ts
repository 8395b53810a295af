import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { admin, type RunningSite, startSite } from "../fixtures/startSite.ts";

const total = 5_000;
const atOnce = 40;
const slowBodies = 50;
/** The header by which a reverse proxy names the client's IP. */
const from = (ip: string) => ({ "x-forwarded-for": ip });
const attackersIp = from("198.51.100.7");
const visitorsIp = from("203.0.113.9");

let site: RunningSite;
let key: string;

test.beforeAll(async () => {
	site = await startSite({ BEHIND_PROXY: "on" });
	const config = (await (await fetch(`${site.url}/config.json`)).json()) as { supabaseKey: string };
	key = config.supabaseKey;
});
test.afterAll(() => site.stop());

/**
 * Requests that an anonymous caller can send from a link or a shell. Each once stopped or slowed the site, or
 * tried to.
 */
const attacks: ((index: number) => Promise<number>)[] = [
	() => rest("projects?tags=eq.5"),
	() => rest("projects?tags=cs.%7B%22a%22:1%7D"),
	() => rest("contacts", { name: { a: 1 }, email: [5], subject: true, message: [[1]] }),
	() => rest("projects", { tags: { a: 1 } }),
	() => rest("essays?select=id&content=match.(.%2B)(.%2B)x%5C1%5C2y"),
	() => rest("essays?select=id&or=(content.imatch.(a*)*b,title.match.x)"),
	() => rest(`essays?select=${Array.from({ length: 1_000 }, (_, alias) => `a${alias}:content`).join(",")}`),
	() => rest(`essays?select=${Array.from({ length: 60 }, (_, alias) => `a${alias}:content`).join(",")}`),
	() => rest(`essays?select=id&content=ilike(any).{${Array.from({ length: 180 }, (_, word) => `*q${word}*`).join(",")}}`),
	() => rest(`essays?select=id&or=(${Array.from({ length: 28 }, (_, word) => `content.ilike.*q${word}*`).join(",")})`),
	() => rest("essays?select=*"),
	() => rest("nothing_of_this_site?select=id"),
	(index) => page(`/${"a".repeat(7_000)}${index}`),
	(index) => page(`/?cache=${index}`),
	(index) => page("/", { host: `evil-${index}.example` }),
	(index) => page("/essays", { host: `${"a".repeat(300)}${index}` }),
	(index) => page("/", { cookie: `session=${index}` }),
	() => revalidate(),
	() => page("/data//.json"),
	(index) => signIn(`guess-${index}@example.test`, "\uFEFF"),
	(index) => verify(index),
];

test("five thousand hostile requests leave a visitor's pages and a sign-in answering", async () => {
	test.setTimeout(300_000);
	const slow = Array.from({ length: slowBodies }, () => openSlowBody());
	const statuses = new Map<number, number>();
	let next = 0;
	const attackers = Array.from({ length: atOnce }, async () => {
		while (next < total) {
			const index = next++;
			const status = await (attacks[index % attacks.length] as (index: number) => Promise<number>)(index);
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
		}
	});
	const times: Record<string, number[]> = { home: [], essay: [], list: [], "page data": [], "sign-in": [] };
	const visitor = async (): Promise<void> => {
		await timed(times.home, async () => expect(await text("/")).toContain("Kebun"));
		await timed(times.essay, async () => expect(await text("/essays/the-cost-of-a-spinner")).toContain("spinner"));
		await timed(times.list, async () => expect(await text("/projects")).toContain("Kebun"));
		await timed(times["page data"], async () => expect(await restRows("profile?select=name")).toHaveLength(1));
		await timed(times["sign-in"], async () => expect(await signIn(admin.email, admin.password, visitorsIp)).toBe(200));
		if (next < total) await visitor();
	};
	const visiting = visitor();
	await Promise.all(attackers);
	await visiting;
	for (const socket of slow) socket.destroy();
	const slowest = Object.entries(times).map(([name, all]) => `${name} ${Math.round(Math.max(...all))} ms of ${all.length}`);
	console.log(
		`slowest: ${slowest.join(", ")}; answers: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`,
	);
	expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
	expect(await text("/")).not.toContain("evil-");
});

async function rest(path: string, body?: object): Promise<number> {
	const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
	const headers = { apikey: key, "content-type": "application/json", ...attackersIp };
	const answer = await fetch(`${site.url}/rest/v1/${path}`, { ...init, headers });
	await answer.arrayBuffer();
	return answer.status;
}

async function restRows(path: string): Promise<unknown> {
	return (await fetch(`${site.url}/rest/v1/${path}`, { headers: { apikey: key, ...visitorsIp } })).json();
}

async function auth(path: string, body: string, sender = attackersIp): Promise<number> {
	const answer = await fetch(`${site.url}/auth/v1/${path}`, {
		method: "POST",
		headers: { apikey: key, "content-type": "application/json", ...sender },
		body,
	});
	await answer.arrayBuffer();
	return answer.status;
}

async function revalidate(): Promise<number> {
	return (await fetch(`${site.url}/revalidate`, { method: "POST", headers: attackersIp })).status;
}

const signIn = (email: string, password: string, sender = attackersIp) =>
	auth("token?grant_type=password", JSON.stringify({ email, password }), sender);
const verify = (code: number) =>
	auth("verify", `\uFEFF${JSON.stringify({ email: admin.email, token: String(100_000 + code), type: "recovery" })}`);

async function text(path: string): Promise<string> {
	const answer = await fetch(site.url + path, { headers: visitorsIp });
	expect(answer.status).toBe(200);
	return answer.text();
}

/** With node:http, because fetch does not send another Host. */
function page(path: string, headers: Record<string, string> = {}): Promise<number> {
	return new Promise<number>((resolve, reject) => {
		const sending = httpRequest(site.url + path, { headers: { ...attackersIp, ...headers } }, (answer) => {
			answer.resume();
			answer.once("end", () => resolve(answer.statusCode ?? 0));
		});
		sending.once("error", reject);
		sending.end();
	});
}

/** A form whose body never ends. */
function openSlowBody() {
	const { hostname, port } = new URL(site.url);
	const socket = connect(Number(port), hostname);
	socket.on("error", () => {});
	socket.write(
		`POST /rest/v1/contacts HTTP/1.1\r\nHost: ${hostname}:${port}\r\napikey: ${key}\r\nContent-Length: 60000\r\n\r\n{"name":`,
	);
	return socket;
}

async function timed(times: number[] | undefined, work: () => Promise<void>): Promise<void> {
	const start = performance.now();
	await work();
	times?.push(performance.now() - start);
}
