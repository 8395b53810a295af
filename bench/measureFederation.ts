import { rm } from "node:fs/promises";
import { Deployment } from "../e2e/federation/Deployment.ts";
import { writeRemote } from "../e2e/federation/writeRemote.ts";
import { startSite } from "../e2e/fixtures/startSite.ts";
import { reportResult } from "./results.ts";

/*
 * `npm run figures:federation`: the answers that a visitor gets from external remotes in good and bad states,
 * and of a page of the site that is requested at the same time.
 */

const deployment = await Deployment.create();
const site = await startSite({ SITE_DIST: deployment.dist });
const rows: (string | number)[][] = [];
let count = 0;

/** Publishes a remote with this loader; resolves with the path of a page that was never requested. */
async function publish(id: string, loader: string): Promise<() => string> {
	const folder = await writeRemote({ manifest: { id, routes: [{ path: `/${id}/:kind`, title: "A page" }] }, loader });
	await deployment.remote(`publish ${folder} --force`);
	await rm(folder, { recursive: true });
	return () => `/${id}/${++count}`;
}

/** Requests a page and reads it to its end, uncompressed. */
async function request(path: string) {
	const start = performance.now();
	const response = await fetch(site.url + path, { headers: { "accept-encoding": "identity" } });
	const body = Buffer.from(await response.arrayBuffer());
	return { status: response.status, ms: performance.now() - start, bytes: body.length, text: body.toString() };
}

async function measure(state: string, path: string) {
	const [page, other] = await Promise.all([request(path), request(`/contact?service=${++count}`)]);
	const shows = page.status === 200 ? "the page" : page.text.includes("Try again") ? "Try again in the frame" : "not found";
	rows.push([state, page.status, page.ms, page.bytes / 1024, shows, other.status, other.ms]);
}

const calm = await publish("calm", "return 1;");
await measure("cold: the first page after it was published", calm());
await measure("warm: another page", calm());
const known = calm();
await request(known);
await measure("the same page again, from memory", known);
const slow = await publish("slow", "await new Promise((resolve) => setTimeout(resolve, 2_000)); return 1;");
await measure("slow: its loader takes 2 s", slow());
const hanging = await publish("hanging", "return new Promise(() => {});");
await measure("dead: its loader never answers", hanging());
const looping = await publish("looping", "for (;;);");
await measure("dead: its loader never yields", looping());
const ending = await publish("ending", "process.exit(1);");
await measure("dead: its process ends", ending());
await measure("the calm remote meanwhile", calm());
const tampered = await publish("tampered", "return 1;");
await deployment.tamper("remotes/tampered/1/server/remoteEntry.cjs");
await measure("tampered with: a file differs from its hash", tampered());
const leaking = await publish("leaking", "(globalThis.kept ??= []).push(new Array(2e6).fill(1.5)); return 1;");
for (let page = 0; page < 12; page++) await request(leaking());
await measure("leaking: 16 MB a page, after twelve pages", leaking());
const skewed = await publish("skewed", "return 1;");
await deployment.changeRegistry(({ remotes }) => {
	Object.assign((remotes as Record<string, object>).skewed as object, { imports: { "@site/shared-data": { urls: "other" } } });
});
await measure("skewed: built for another contract", skewed());

await site.stop();
await deployment.remove();
reportResult("npm run figures:federation", {
	head: ["the remote", "status", "ms", "KB of HTML", "the visitor sees", "another page: status", "ms"],
	rows,
});
