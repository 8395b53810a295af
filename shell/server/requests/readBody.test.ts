import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { PassThrough } from "node:stream";
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

/** A request whose chunks the test sends. */
const streamed = (headers = {}) => Object.assign(new PassThrough(), { headers });
const asRequest = (stream: PassThrough) => stream as unknown as IncomingMessage;

test("a body may have its maximum size", async () => {
	for (const [size, received] of [
		[1_000, 1_000],
		[1_001, "too large"],
	]) {
		const stream = streamed();
		const copied: number[] = [];
		const result = receiveBody(asRequest(stream), 1_000, (chunk, offset) => copied.push(offset, chunk.length));
		stream.write(Buffer.alloc(600));
		stream.end(Buffer.alloc(Number(size) - 600));
		expect(await result).toBe(received);
		expect(copied).toEqual(size === 1_000 ? [0, 600, 600, 400] : [0, 600]);
	}
});

test("32 MB beyond the maximum are received and dropped; after one byte more nothing is read", async () => {
	const mb = 1024 * 1024;
	const stream = streamed();
	let result: unknown;
	void receiveBody(asRequest(stream), mb).then((received) => (result = received));
	for (let sent = 0; sent < 33; sent++) stream.write(Buffer.alloc(mb));
	await new Promise(setImmediate);
	expect([result, stream.listenerCount("data")]).toEqual([undefined, 1]);
	stream.write("x");
	await new Promise(setImmediate);
	expect([result, stream.listenerCount("data")]).toEqual(["too large", 0]);
});

test("a body that has not come after thirty seconds is too slow, and one that has ended or failed is incomplete", async () => {
	jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick"] });
	let result: unknown;
	void receiveBody(asRequest(streamed()), 9).then((received) => (result = received));
	await jest.advanceTimersByTimeAsync(29_999);
	expect(result).toBeUndefined();
	await jest.advanceTimersByTimeAsync(1);
	expect(result).toBe("too slow");
	jest.useRealTimers();
	const [ended, failed, destroyed, closed] = [streamed(), streamed(), streamed(), streamed()];
	ended.resume().end();
	await once(ended, "end");
	await once(destroyed.destroy(), "close");
	const received = [ended, failed, destroyed, closed].map((stream) => receiveBody(asRequest(stream), 9));
	failed.emit("error", new Error("reset"));
	closed.destroy();
	expect(await Promise.all(received)).toEqual(Array(4).fill("incomplete"));
});

test("bodies fill the room to its last byte, and a network its half", async () => {
	const read = createBodyReader(4_000);
	const hold = (ip: string, size: number) => {
		const stream = streamed({ "content-length": String(size) });
		const body = read({ request: asRequest(stream), ip, maxBytes: 2_000 }, async (body) => body.length);
		return { body, end: () => stream.end(Buffer.alloc(size)) };
	};
	const isRefused = async (ip: string, size: number) => {
		const { body, end } = hold(ip, size);
		end();
		return body.then(
			() => false,
			(error) => error instanceof Overloaded,
		);
	};
	const first = hold("192.0.2.1", 2_000);
	expect(await isRefused("192.0.2.1", 1)).toBe(true);
	const second = hold("192.0.2.2", 1_999);
	expect(await isRefused("192.0.2.3", 2)).toBe(true);
	expect(await isRefused("192.0.2.3", 1)).toBe(false);
	first.end();
	second.end();
	expect(await Promise.all([first.body, second.body])).toEqual([2_000, 1_999]);
	expect(await isRefused("192.0.2.1", 2_000)).toBe(false);
});

test("a body without a length reserves the maximum, and one with a greater length is received and nothing of it kept", async () => {
	const read = createBodyReader(4_000);
	const bodyOf = (headers: object, size: number) => {
		const stream = streamed(headers);
		const body = read({ request: asRequest(stream), ip: "", maxBytes: 2_000 }, async (body) => body);
		stream.end("x".repeat(size));
		return body;
	};
	expect(String(await bodyOf({}, 3))).toBe("xxx");
	expect(await bodyOf({ "content-length": "2001" }, 2_001)).toBe("too large");
	expect(await bodyOf({ "content-length": "2000" }, 2_000)).toHaveLength(2_000);
});
