import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { currentRequest } from "./currentRequest.ts";
import { handleForm } from "./handleForm.ts";

const urlEncoded = "application/x-www-form-urlencoded";

interface Sent {
	/** The header `Origin`; none in a request of a program. */
	origin?: string;
	body?: string;
	type?: string;
	encoding?: string;
	hasSecretPath?: boolean;
}

/** The answer to a form that is sent to the host, and what was submitted. */
async function send(host: string, { origin, body = "a=b", type = urlEncoded, encoding, hasSecretPath }: Sent = {}) {
	const submitted: string[] = [];
	const submit = async (request: Request, ip: string) => {
		submitted.push(`${ip} ${request.url} ${request.headers.get("content-type")} ${await request.text()}`);
		return new Response("sent");
	};
	const gate = { run: <T>(render: () => Promise<T>) => render() };
	const app = new Hono<{ Bindings: HttpBindings }>();
	const visitorOrigin = () => "http://site.example";
	app.post("*", handleForm({ gate, submit, visitorOrigin, ...(hasSecretPath && { hasSecretPath }) }));
	const headers = {
		"content-length": String(body.length),
		...(type && { "content-type": type }),
		...(encoding && { "content-encoding": encoding }),
	};
	const incoming = Object.assign(Readable.from([Buffer.from(body)]), { headers });
	const request = new Request(`http://${host}/contact?a=1`, {
		method: "POST",
		headers: { ...headers, ...(origin && { origin }) },
	});
	const current = { requestId: "1", ip: "192.0.2.7", response: {} as ServerResponse };
	return { answer: await currentRequest.run(current, async () => app.request(request, undefined, { incoming })), submitted };
}

test.each([
	["site.example", "http://site.example", 200],
	["site.example:80", "http://site.example", 200],
	["site.example:443", "https://site.example", 200],
	["site.example:4000", "http://site.example:4000", 200],
	["site.example:4000", "http://site.example", 403],
	["site.example", "https://else.example", 403],
	["site.example", "null", 403],
])("a form for %s from a page on %s is answered with %i", async (host, origin, status) => {
	expect((await send(host, { origin })).answer.status).toBe(status);
});

test("a page without referrers may send a form to its secret path, and another site may not", async () => {
	const statusOf = async (origin: string) => (await send("site.example", { origin, hasSecretPath: true })).answer.status;
	expect([await statusOf("null"), await statusOf("https://else.example")]).toEqual([200, 403]);
});

test("a form is submitted at the visitor's origin, with its query, its type, its body and the visitor's IP", async () => {
	expect((await send("site.example")).submitted).toEqual([`192.0.2.7 http://site.example/contact?a=1 ${urlEncoded} a=b`]);
});

test("a browser that hides the page's origin gets a page that says where the text still is", async () => {
	const { answer } = await send("site.example", { origin: "null" });
	expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
	expect(await answer.text()).toContain("your text is still in the form");
});

const fields = (count: number) => "a&".repeat(count - 1);
const multipart = (value: string) => `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${value}\r\n--x--\r\n`;

test.each<[string, Sent, number]>([
	["64 KB", { body: "a".repeat(64 * 1024) }, 200],
	["one byte more", { body: "a".repeat(64 * 1024 + 1) }, 413],
	["200 fields", { body: fields(200) }, 200],
	["one field more", { body: fields(201) }, 413],
	["that in capitals", { body: fields(201), type: urlEncoded.toUpperCase() }, 413],
	["the same characters in one part", { body: multipart(fields(300)), type: "multipart/form-data; boundary=x" }, 200],
	[
		"them between parts that are named so",
		{ body: multipart(fields(300)).replaceAll("--x", "--application"), type: "multipart/form-data; boundary=application" },
		200,
	],
	["parts without a boundary", { body: multipart("b"), type: "multipart/form-data" }, 400],
	["a charset", { type: `${urlEncoded} ; charset=utf-8` }, 200],
	["no encoding", { encoding: "identity" }, 200],
	["a compressed body", { encoding: "gzip" }, 415],
	["a longer type", { type: `${urlEncoded}x` }, 415],
	["a type within another", { type: `text/${urlEncoded}` }, 415],
	["another type", { type: "text/plain" }, 415],
	["no type", { type: "" }, 415],
])("a form with %s is answered with its status", async (_, sent, status) => {
	const { answer, submitted } = await send("site.example", sent);
	expect([answer.status, submitted.length]).toEqual([status, status === 200 ? 1 : 0]);
});
