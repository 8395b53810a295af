import { mkdtempSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { type CurrentRequest, currentRequest } from "../requests/currentRequest.ts";
import { contractFiles, createFileMemory, immutableFiles, unhashedFiles } from "./staticFiles.ts";

const dist = mkdtempSync(join(tmpdir(), "dist-"));
const app = new Hono();
const memory = createFileMemory();

beforeAll(async () => {
	for (const file of [
		"new/main.js",
		"old/main.js",
		"old/admin.js",
		"old/admin.js.br",
		"old/empty.js",
		"new/server/main.cjs",
		"public/icon.svg",
		"contract/contract.json",
	]) {
		await mkdir(dirname(join(dist, file)), { recursive: true });
		await writeFile(join(dist, file), file.includes("empty") ? "" : file);
	}
	for (const size of [256, 257]) await writeFile(join(dist, `old/${size}.js`), "x".repeat(size * 1024));
	app.get("/remotes/*", immutableFiles([dist], "/remotes", { memory, isServed: (path) => path === "/remotes/new/main.js" }));
	for (const isOffered of [true, false])
		app.get(`/offered-${isOffered}/:file`, contractFiles(join(dist, "contract"), `/offered-${isOffered}`, { isOffered }));
	app.use(unhashedFiles(join(dist, "public")));
	app.get("/assets/*", immutableFiles([join(dist, "new"), join(dist, "old")], "/assets", { memory }));
});
afterAll(() => rm(dist, { recursive: true }));

test("a tab of the previous build still gets its files, and the current build's files come first", async () => {
	expect(await bodyOf("/assets/main.js")).toBe("new/main.js");
	expect(await bodyOf("/assets/admin.js")).toBe("old/admin.js");
});

test("files are immutable, undated and readable by other origins; unknown files and server builds are 404", async () => {
	const file = await app.request("/assets/main.js");
	expect(file.headers.get("cache-control")).toContain("immutable");
	expect(file.headers.get("access-control-allow-origin")).toBe("*");
	expect(file.headers.get("last-modified")).toBeNull();
	for (const path of ["/assets/unknown.js", "/assets/server/main.cjs"]) {
		const response = await app.request(path);
		expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
	}
});

test("a file in memory is read again after a second", async () => {
	await bodyOf("/assets/main.js");
	expect(memory.find("/assets/main.js", "identity")).toBeDefined();
	await sleep(1_050);
	expect(memory.find("/assets/main.js", "identity")).toBeUndefined();
});

test("in memory are whole files of at most 256 KB, by path and encoding", async () => {
	const isInMemory = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
		const response = await app.request(path, { headers, method });
		expect(response.ok).toBe(true);
		return ["identity", "br"].filter((encoding) => memory.find(path, encoding as "br")).join();
	};
	expect(await isInMemory("/assets/admin.js", {}, "HEAD")).toBe("");
	expect(await isInMemory("/assets/admin.js", { range: "bytes=0-1" })).toBe("");
	expect(await isInMemory("/assets/admin.js", { "accept-encoding": "br" })).toBe("br");
	expect(await isInMemory("/assets/empty.js")).toBe("identity");
	expect(await isInMemory("/assets/256.js")).toBe("identity");
	expect(await isInMemory("/assets/257.js")).toBe("");
});

test("a sent file may be stored, and the log names it as a file", async () => {
	const fieldsOf = async (path: string) => {
		const request: CurrentRequest = { requestId: "1", ip: "192.0.2.1", response: {} as ServerResponse };
		await currentRequest.run(request, () => app.request(path));
		return { isFile: request.isFile, stored: request.storable && [request.storable.encoding, String(request.storable.body)] };
	};
	expect(await fieldsOf("/assets/main.js")).toEqual({ isFile: true, stored: ["identity", "new/main.js"] });
	expect(await fieldsOf("/assets/unknown.js")).toEqual({ isFile: undefined, stored: undefined });
});

test.each(["br", "gzip, br;q=1", "BR ; q=0.5"])("a compressed copy is sent to a browser that accepts %j", async (accepted) => {
	const packed = await app.request("/assets/admin.js", { headers: { "accept-encoding": accepted } });
	expect([packed.headers.get("content-encoding"), await packed.text()]).toEqual(["br", "old/admin.js.br"]);
});

test("of a folder with a list of published files no other is sent", async () => {
	expect(await bodyOf("/remotes/new/main.js")).toBe("new/main.js");
	expect((await app.request("/remotes/old/main.js")).status).toBe(404);
});

test("a file without a hash has a tag of its content for GET, HEAD and parts, and is a 304 for who has it", async () => {
	const get = (headers = {}, method = "GET") => app.request("/icon.svg", { headers, method });
	const tag = (await get()).headers.get("etag") ?? "";
	expect(tag).toMatch(/^W\/"/);
	expect((await get({}, "HEAD")).headers.get("etag")).toBe(tag);
	expect((await get({ range: "bytes=0-1" })).headers.get("etag")).toBe(tag);
	for (const known of [tag, tag.slice(2), `"x", ${tag}`, "*"]) {
		const answer = await get({ "if-none-match": known });
		expect([answer.status, await answer.text()]).toEqual([304, ""]);
	}
	expect(await (await get({ "if-none-match": '"x"' })).text()).toBe("public/icon.svg");
});

test("the contract is served only while it is offered, and compared at each request", async () => {
	const offered = await app.request("/offered-true/contract.json");
	expect([offered.status, offered.headers.get("cache-control")]).toEqual([200, "no-cache"]);
	const known = { "if-none-match": offered.headers.get("etag") ?? "" };
	expect((await app.request("/offered-true/contract.json", { headers: known })).status).toBe(304);
	for (const path of ["/offered-false/contract.json", "/offered-true/other.json", "/offered-true/..%2fpublic%2ficon.svg"])
		expect((await app.request(path)).status).toBe(404);
});

test("a file without a hash is a 304 since the start of the process, unless a tag says otherwise", async () => {
	const get = (headers = {}) => app.request("/icon.svg", { headers });
	const date = (await get()).headers.get("last-modified") ?? "";
	const statusOf = async (headers: object) => (await get(headers)).status;
	expect(await statusOf({ "if-modified-since": date })).toBe(304);
	for (const other of [new Date(Date.parse(date) - 1000).toUTCString(), "yesterday"])
		expect(await statusOf({ "if-modified-since": other })).toBe(200);
	expect(await statusOf({ "if-modified-since": date, "if-none-match": '"x"' })).toBe(200);
});

const bodyOf = async (path: string) => (await app.request(path)).text();
