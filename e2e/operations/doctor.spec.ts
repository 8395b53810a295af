import { createServer, request as requestHttp } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { type RunningSite, runLauncher, startSite } from "../fixtures/startSite.ts";

let site: RunningSite;
test.beforeAll(async () => {
	site = await startSite();
});
test.afterAll(() => site.stop());

/** Runs the doctor on a URL; resolves with its exit code and its findings. */
async function examine(address: string) {
	const { ended, output } = runLauncher({}, [process.execPath, "scripts/run.mjs", "doctor", address]);
	const code = await ended;
	return { code, wrong: output().match(/^wrong .*$/gm) ?? [], output: output() };
}

/** A proxy between visitor and site; `change` alters its responses. */
async function startChangingProxy(change: (path: string) => { status?: number; body?: string } | undefined) {
	const server = createServer((incoming, response) => {
		const changed = change(incoming.url ?? "/");
		const { port } = new URL(site.url);
		const headers = { ...incoming.headers, host: new URL(site.url).host, "accept-encoding": "identity" };
		requestHttp({ host: "127.0.0.1", port, path: incoming.url, headers }, (answer) => {
			const { "content-security-policy": _policy, "content-length": _length, ...others } = answer.headers;
			response.writeHead(changed?.status ?? answer.statusCode ?? 502, others);
			if (changed?.body === undefined) answer.pipe(response);
			else response.end(changed.body);
		}).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

test("an unchanged site has no finding", async () => {
	const found = await examine(site.url);
	expect([found.wrong, found.code]).toEqual([[], 0]);
	expect(found.output).toMatch(/ok {5}the \d{2,} files of its pages match the published release/);
});

test("each response that a proxy spoils is named with its repair", async () => {
	const proxy = await startChangingProxy((path) => {
		if (path.includes("no-such-page")) return { status: 200 };
		if (path.includes("remoteEntry.js")) return { body: "// a page of the network's provider" };
		if (path === "/healthz") return { status: 503 };
		return undefined;
	});
	// Another name of this machine, like a public address.
	const { wrong, code } = await examine(proxy.url.replace("127.0.0.1", "0.0.0.0"));
	proxy.stop();
	expect(wrong).toEqual([
		expect.stringContaining("visitors come over HTTPS, or from this machine: put a reverse proxy"),
		expect.stringContaining(`its pages name this address: they name ${site.url}`),
		expect.stringContaining("a page that is not there answers 404: 200"),
		expect.stringContaining("pages come with the security headers: something before the server"),
		expect.stringMatching(/the \d+ files of its pages match the published release: .*remoteEntry\.js differs/),
		expect.stringContaining("the server reads rows: /healthz answers 503"),
	]);
	expect(code).toBe(1);
});

test("an invalid URL and one without a server get one sentence each", async () => {
	expect(await examine("example")).toMatchObject({
		code: 1,
		output: expect.stringMatching(/^The doctor takes the site's .*\n$/),
	});
	const { code, wrong } = await examine("http://127.0.0.1:9");
	expect({ code, wrong }).toEqual({ code: 1, wrong: ["wrong  http://127.0.0.1:9 answers with a page: no answer"] });
});
