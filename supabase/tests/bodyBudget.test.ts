import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { createBodyBudget } from "../embedded/gateway/createBodyBudget.ts";

const hold = createBodyBudget(100);
/** Answers are never ended; the path names the network and the bytes of the answer. */
const server = createServer((request, response) => {
	const [, network = "", bytes] = (request.url ?? "").split("/");
	hold(response, network, Number(bytes));
	response.write(".");
});
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const clients = new Map<string, Socket>();
afterEach(async () => {
	for (const client of clients.values()) client.destroy();
	clients.clear();
	while ((await connections()) > 0) await new Promise(setImmediate);
});
const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

/** Resolves when the answer has begun. */
async function ask(name: string, network: string, bytes: number): Promise<void> {
	const client = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
	clients.set(name, client);
	client.write(`GET /${network}/${bytes} HTTP/1.1\r\nhost: a\r\n\r\n`);
	await Promise.race([once(client, "data"), once(client, "close")]);
}
async function expectOpen(...names: string[]) {
	while ((await connections()) > names.length) await new Promise(setImmediate);
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect([...clients].filter(([, client]) => !client.closed).map(([name]) => name)).toEqual(names);
}

test("above the limit the network with the most bytes loses its oldest connection", async () => {
	await ask("b1", "b", 30);
	for (const name of ["a1", "a2", "a3"]) await ask(name, "a", 20);
	await expectOpen("b1", "a1", "a2", "a3");
	await ask("c1", "c", 30);
	await expectOpen("b1", "a2", "a3", "c1");
});

test("sent responses and closed connections no longer count", async () => {
	await ask("a1", "a", 60);
	clients.get("a1")?.destroy();
	clients.delete("a1");
	await expectOpen();
	await ask("b1", "b", 90);
	await expectOpen("b1");
});

test("by default 32 MB are held, and nothing of a closed answer", () => {
	const answer = (closed = false) => Object.assign(new EventEmitter(), { closed, destroy: jest.fn() });
	const [first, second, closed] = [answer(), answer(), answer(true)];
	const holdByDefault = createBodyBudget() as unknown as (response: object, network: string, bytes: number) => void;
	holdByDefault(closed, "c", 64 * 1024 * 1024);
	holdByDefault(first, "a", 32 * 1024 * 1024);
	expect(first.destroy).not.toHaveBeenCalled();
	holdByDefault(second, "b", 1);
	expect([first, second, closed].map(({ destroy }) => destroy.mock.calls.length)).toEqual([1, 0, 0]);
});
