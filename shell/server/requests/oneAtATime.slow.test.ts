import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { oneAtATime } from "./oneAtATime.ts";

const started: { url: string; response: ServerResponse }[] = [];
const server = createServer(
	oneAtATime(({ url = "" }, response) => {
		started.push({ url, response });
	}),
);
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterEach(() => started.splice(0));
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const open = () => connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
const requests = (count: number, last = "") =>
	Array.from({ length: count }, (_, index) => {
		return `GET /${index} HTTP/1.1\r\nhost: a\r\n${index === count - 1 ? last : ""}\r\n`;
	}).join("");
const until = async (isTrue: () => boolean) => {
	const limit = Date.now() + 10_000;
	while (!isTrue()) {
		if (Date.now() > limit) throw new Error(`waited in vain after ${started.length} requests`);
		await new Promise(setImmediate);
	}
};
const paths = () => started.map(({ url }) => url);

test("requests that a connection sends ahead start when the answer before has left; other connections do not wait", async () => {
	const [ahead, other] = [open(), open()];
	ahead.write(requests(3, "connection: close\r\n"));
	await until(() => started.length === 1);
	other.write("GET /other HTTP/1.1\r\nhost: a\r\n\r\n");
	await until(() => started.length === 2);
	expect(paths()).toEqual(["/0", "/other"]);
	const answers = text(ahead);
	for (const index of [0, 2, 3]) {
		await until(() => started.length > index);
		started[index]?.response.end(`answer ${index}`);
	}
	expect((await answers).match(/answer \d/g)).toEqual(["answer 0", "answer 2", "answer 3"]);
	other.destroy();
});

test("a connection that sends thousands ahead is closed, and one with a few is answered meanwhile", async () => {
	const few = open();
	few.write(requests(5, "connection: close\r\n"));
	await until(() => started.length === 1);
	const many = open();
	many.write(requests(5_000));
	await new Promise((resolve) => many.resume().once("close", resolve));
	expect(paths()).toEqual(["/0", "/0"]);
	started.splice(1);
	const answers = text(few);
	for (let index = 0; index < 5; index++) {
		await until(() => started.length > index);
		started[index]?.response.end("answer");
	}
	expect((await answers).match(/answer/g)).toHaveLength(5);
});

test("two thousand requests wait, then only connections with more than ten lose theirs; answered and closed ones count no more", async () => {
	const send = async (client: ReturnType<typeof open>, count: number) => {
		const before = started.length;
		const text = requests(count);
		client.resume().write(text);
		await until(() => started.length > before);
		const { socket } = (started[before] as (typeof started)[number]).response.req;
		await until(() => socket.bytesRead >= text.length || socket.destroyed);
		return socket;
	};
	const answerAll = async (count: number) => {
		for (let at = started.length - 1, left = count; left > 0; at++, left--) {
			await until(() => started.length > at);
			started[at]?.response.end();
		}
	};
	const closed = open();
	await send(closed, 2_001);
	const isForgotten = once(started[0]?.response as ServerResponse, "close");
	closed.destroy();
	await isForgotten;
	const [many, few] = [open(), open()];
	await send(many, 2_001);
	await answerAll(2_001);
	const full = await send(many, 2_001);
	const small = await send(few, 11);
	expect([full.destroyed, small.destroyed]).toEqual([false, false]);
	few.write(requests(1));
	await until(() => small.destroyed);
	expect(full.destroyed).toBe(false);
	many.destroy();
});

test("what a closed connection has sent ahead never starts", async () => {
	const client = open();
	client.write(requests(3));
	await until(() => started.length === 1);
	const closed = once(started[0]?.response as ServerResponse, "close");
	client.destroy();
	await closed;
	await new Promise(setImmediate);
	expect(paths()).toEqual(["/0"]);
});

test("a body after requests that were sent ahead is read whole", async () => {
	const client = open();
	const body = "x".repeat(300_000);
	client.write(
		`${requests(60)}POST /post HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
	);
	client.resume();
	for (let index = 0; index < 60; index++) {
		await until(() => started.length > index);
		started[index]?.response.end();
	}
	await until(() => started.length === 61);
	expect(await text(started[60]?.response.req as NodeJS.ReadableStream)).toHaveLength(body.length);
	client.destroy();
});
