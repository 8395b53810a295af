import { asAdmin } from "../fixtures/asAdmin.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { expect, test } from "../fixtures/signedIn.ts";

const target = "/essays/what-tea-terraces-know-about-caching";

test("an old path is a 301 that keeps the query string, from the next request on; others stay 404", async ({ request, site }) => {
	const admin = await asAdmin(site.url);
	const get = async (path: string) => {
		const answer = await request.get(path, { maxRedirects: 0 });
		return [answer.status(), answer.headers().location];
	};
	expect(await get("/essays/terraces-old")).toEqual([404, undefined]);
	await admin.add("redirects", { from_path: "/essays/terraces-old", to_path: `${target}?from=old#top` });
	await admin.add("redirects", { from_path: "/2024/kopi%C3%A9.html", to_path: "/kopi-%C3%A9" });
	for (let again = 0; again < 2; again++) {
		expect(await get("/essays/terraces-old")).toEqual([301, `${target}?from=old#top`]);
		expect(await get("/essays/terraces-old/?utm=1&b=%20c")).toEqual([308, "/essays/terraces-old?utm=1&b=%20c"]);
		expect(await get("/essays/terraces-old?utm=1&b=%20c")).toEqual([301, `${target}?from=old&utm=1&b=%20c#top`]);
		expect(await get("/2024/kopié.html")).toEqual([301, "/kopi-%C3%A9"]);
		expect(await get("/2024/kopi%c3%a9.html")).toEqual([308, "/2024/kopi%C3%A9.html"]);
	}
	expect(await get("/essays/terraces-old.md")).toEqual([301, `${target}.md?from=old#top`]);
	expect(await get("/essays/terraces-older")).toEqual([404, undefined]);
	expect(await get("/2024")).toEqual([404, undefined]);
	await admin.change("redirects", { from_path: "/essays/terraces-old" }, { to_path: "/essays" });
	expect(await get("/essays/terraces-old")).toEqual([301, "/essays"]);
});

test("a page published after its redirect is shown with its data, and redirected again once it is removed", async ({
	request,
	site,
}) => {
	const admin = await asAdmin(site.url);
	await admin.add("redirects", { from_path: "/essays/came-later", to_path: target });
	const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
	expect(await status("/essays/came-later")).toBe(301);
	const { id } = await admin.add("essays", essay({ title: "Came later", status: "published" }));
	expect(id).toBe("came-later");
	expect([await status("/essays/came-later"), await status("/data/essays/came-later.json")]).toEqual([200, 200]);
	await admin.change("essays", { id }, { title: "Another title altogether" });
	expect(await status("/essays/came-later"), "a changed title never breaks a link").toBe(200);
	await admin.change("essays", { id }, { status: "draft" });
	expect(await status("/essays/came-later")).toBe(301);
});

test("a redirect to a draft reveals nothing, and works from the first request after its publication", async ({
	request,
	site,
}) => {
	const admin = await asAdmin(site.url);
	const { id } = await admin.add("essays", essay({ title: "Still a secret", status: "draft" }));
	await admin.add("redirects", { from_path: "/2024/secret", to_path: `/essays/${id}` });
	const get = async () => {
		const answer = await request.get("/2024/secret", { maxRedirects: 0 });
		return [answer.status(), answer.headers().location, (await answer.text()).includes(id)];
	};
	expect(await get()).toEqual([404, undefined, false]);
	await admin.change("essays", { id }, { status: "published" });
	expect(await get()).toEqual([301, `/essays/${id}`, false]);
	await admin.change("essays", { id }, { status: "draft" });
	expect(await get()).toEqual([404, undefined, false]);
});

test("a link within the site to an old path ends on the new page", async ({ page, site }) => {
	const admin = await asAdmin(site.url);
	await admin.add("redirects", { from_path: "/essays/linked-before", to_path: target });
	await admin.add("essays", essay({ title: "Links back", status: "published", content: "See [before](/essays/linked-before)." }));
	await page.goto("/essays/links-back");
	await page.getByRole("main").getByRole("link", { name: "before" }).click();
	await page.waitForURL(site.url + target);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("What tea terraces know about caching");
});
