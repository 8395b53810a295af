import { Hono } from "hono";
import { type ErrorStatus, errorHtml, overloaded } from "./errorHtml.ts";

const retry = '<a href="">Try again</a> or go';

test.each<[ErrorStatus, boolean | undefined, string, string, string]>([
	[500, undefined, "Something went wrong", "This page could not be rendered (500). Nothing you typed elsewhere was lost.", retry],
	[503, undefined, "This page did not load", "The site has too many requests (503). Try again in a few seconds.", retry],
	[
		503,
		true,
		"This page did not load",
		"The site has too many requests (503). Try again in a few seconds. Nothing was stored. Go back: your text is still in the form.",
		"Go",
	],
	[
		413,
		undefined,
		"This is too long to send",
		"Nothing was stored. Go back and shorten your text; it is still in the form.",
		"Go",
	],
])("the page of a %i (form: %s) says: %s", (status, isForm, title, reason, next) => {
	const html = errorHtml(status, isForm);
	expect(html).toContain(`<title>${title}</title>`);
	expect(html).toContain(`<h1>${title}</h1><p role="alert">${reason}</p><p>${next} <a href="/">to the home page</a>.</p>`);
});

const site = new Hono().all("*", ({ req }) => overloaded(req));

test.each([
	["GET", "text/html,*/*;q=0.8", /Try again<\/a>/],
	["POST", "text/html,*/*;q=0.8", /your text is still in the form/],
	["GET", "application/json", /^$/],
	["GET", undefined, /^$/],
])("an overloaded site answers a %s that accepts %s with a 503 that no cache keeps", async (method, accept, text) => {
	const response = await site.request("/", { method, headers: accept ? { accept } : {} });
	const headers = ["retry-after", "cache-control", "content-type"].map((name) => response.headers.get(name));
	const type = accept?.startsWith("text/html") ? "text/html; charset=UTF-8" : null;
	expect([response.status, ...headers]).toEqual([503, "5", "no-store", type]);
	expect(await response.text()).toMatch(text);
});
