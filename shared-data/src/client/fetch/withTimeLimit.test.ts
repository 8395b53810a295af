import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { withTimeLimit } from "./withTimeLimit.ts";

let server: Server;
let url: string;

beforeAll(async () => {
	server = createServer((request, response) => {
		if (request.url === "/silent") return;
		response.writeHead(200, { "content-type": "text/plain" });
		if (request.url === "/stalls") response.write("half of");
		else response.end("all of it");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
	server.closeAllConnections();
	server.close();
});

test("a response within the limit passes", async () => {
	const response = await withTimeLimit(fetch, 2_000)(`${url}/quick`);
	expect(await response.text()).toBe("all of it");
});

test("a backend that never responds is aborted", async () => {
	await expect(withTimeLimit(fetch, 50)(`${url}/silent`)).rejects.toMatchObject({ name: "TimeoutError" });
});

test("a response that stalls halfway is aborted", async () => {
	const response = await withTimeLimit(fetch, 100)(`${url}/stalls`);
	await expect(response.text()).rejects.toMatchObject({ name: "TimeoutError" });
});

test("the caller's own signal still aborts", async () => {
	const controller = new AbortController();
	const call = withTimeLimit(fetch, 2_000)(`${url}/silent`, { signal: controller.signal });
	controller.abort();
	await expect(call).rejects.toMatchObject({ name: "AbortError" });
});
