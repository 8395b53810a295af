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
