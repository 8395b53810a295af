import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Overloaded } from "@site/shared-data/admission";
import { createBodyReader, receiveBody } from "./readBody.ts";

const server = createServer();
const sockets: Socket[] = [];
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => server.close());

/** A POST of which the head and `sent` bytes of `size` have arrived. */
async function post(size: number, sent: number): Promise<{ request: IncomingMessage; socket: Socket }> {
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
	sockets.push(socket);
	socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${size}\r\n\r\n${"x".repeat(sent)}`);
	const [request] = (await once(server, "request")) as [IncomingMessage];
	return { request, socket };
}

test("a body that nobody uses is received to its end, and its bytes are counted only", async () => {
	const { request } = await post(300_000, 300_000);
	expect(await receiveBody(request, 1_000_000)).toBe(300_000);
	expect(await receiveBody((await post(2_000, 2_000)).request, 1_000)).toBe("too large");
});

test("a body whose sender leaves is incomplete", async () => {
	const { request, socket } = await post(2_000, 10);
	const received = receiveBody(request, 4_000);
	socket.destroy();
	expect(await received).toBe("incomplete");
});

test("open bodies of one network hold half of the room at most, and give it back", async () => {
	const read = createBodyReader(4_000);
	const hold = async (ip: string, sent = 0) => {
		const { request, socket } = await post(1_000, sent);
		return { socket, body: read({ request, ip, maxBytes: 2_000 }, async (body) => body) };
	};
	const open = [await hold("192.0.2.1"), await hold("192.0.2.1")];
	await expect((await hold("192.0.2.1", 1_000)).body).rejects.toThrow(Overloaded);
	expect(await (await hold("192.0.2.2", 1_000)).body).toHaveLength(1_000);
	for (const { socket } of open) socket.destroy();
	expect(await Promise.all(open.map(({ body }) => body))).toEqual(["incomplete", "incomplete"]);
	expect(await (await hold("192.0.2.1", 1_000)).body).toHaveLength(1_000);
});
