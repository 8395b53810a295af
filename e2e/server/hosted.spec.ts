import { backendOf } from "../fixtures/backendOf.ts";
import { createRestClient } from "../fixtures/rows.ts";
import { startSite } from "../fixtures/startSite.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

test("with a hosted project nothing embedded starts, and the browser talks to the project itself", async ({ page, site }) => {
	const project = (await (await fetch(`${site.url}/config.json`)).json()) as { supabaseUrl: string; supabaseKey: string };
	const front = await startSite({ SUPABASE_URL: project.supabaseUrl, SUPABASE_ANON_KEY: project.supabaseKey });
	expect(front.output()).not.toContain("Sign in at");
	expect(await (await fetch(`${front.url}/config.json`)).json()).toEqual({ ...project, revalidateUrl: "/revalidate" });
	expect((await fetch(`${front.url}/rest/v1/projects`)).status).toBe(404);
	expect(await (await fetch(front.url)).text()).toContain(">Kebun<");

	const called: string[] = [];
	page.on("request", (request) => {
		const { origin, pathname } = new URL(request.url());
		if (/^\/(rest|auth|storage)\/v1/.test(pathname)) called.push(origin);
	});
	await signIn(page, undefined, front.url);
	await expect(page.getByRole("main")).toContainText(/\d published/);
	expect(new Set(called)).toEqual(new Set([project.supabaseUrl]));
	// Otherwise the page would lack its prefetched files.
	await page.goto("about:blank");
	await front.stop();
});

test("with a hosted project a client accepts a quote, also after a stranger's guesses", async ({ page, site }) => {
	const { url, visitor, admin } = await backendOf(site.url);
	const front = await startSite({ SUPABASE_URL: url, SUPABASE_ANON_KEY: visitor.apikey as string });
	const lines = [{ title: "Landing Page", quantity: 1, unit_price: 2_500_000 }];
	const content = { client_name: "Sari", client_email: "sari@kopi.example", title: "Kopi Sari", lines };
	const [quote] = await createRestClient(site.url).insert("quotes", content);
	const body = JSON.stringify({ quote: quote?.id });
	const sent = await fetch(`${url}/rest/v1/rpc/send_quote`, { method: "POST", headers: admin, body });
	const { number, token } = (await sent.json()) as { number: string; token: string };

	// All visitors of a hosted project have the address of the site's server.
	const guess = (at: number) => fetch(`${front.url}/quote/${"x".repeat(40)}${String(at).padStart(3, "0")}`);
	let status = 404;
	for (let at = 0; at < 400 && status === 404; at++) ({ status } = await guess(at));
	expect(status).toBe(429);

	await page.goto(`${front.url}/quote/${token}`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
	await page.getByLabel("Your name").fill("Sari");
	await page.getByRole("button", { name: "Accept" }).click();
	await expect(page.getByRole("status")).toContainText("Agreed");
	await page.goto("about:blank");
	await front.stop();
});
