import { Readable } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { handleForm } from "./handleForm.ts";

/** The answer to a form that is sent to the host with this header `Origin`. */
async function send(host: string, origin: string) {
	const app = new Hono<{ Bindings: HttpBindings }>();
	const gate = { run: <T>(render: () => Promise<T>) => render() };
	const submit = async () => new Response("sent");
	app.post("*", handleForm({ gate, submit, visitorOrigin: () => "http://site.example", isBehindProxy: false }));
	const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "3" };
	const incoming = Object.assign(Readable.from([Buffer.from("a=b")]), { headers, socket: { remoteAddress: "192.0.2.7" } });
	const request = new Request(`http://${host}/contact`, { method: "POST", headers: { ...headers, origin } });
	return app.request(request, undefined, { incoming });
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
	expect((await send(host, origin)).status).toBe(status);
});

test("a browser that hides the page's origin gets a page that says where the text still is", async () => {
	const answer = await send("site.example", "null");
	expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
	expect(await answer.text()).toContain("your text is still in the form");
});
