import { buildEssay, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { searchRoute } from "./searchRoute.ts";

test("the palette's index names what can be found, says when it cannot be made, and heals", async () => {
	const repositories = createMemoryPublicRepositories({ essays: [buildEssay({ id: "tea", title: "Tea", excerpt: "Shelves" })] });
	const app = searchRoute(repositories);
	const answer = await app.request("/search.json");
	expect(await answer.json()).toEqual({ essays: [["tea", "Tea", "shelves"]], projects: [] });
	repositories.failWith("unavailable");
	expect((await app.request("/search.json")).status).toBe(503);
	repositories.failWith(null);
	expect((await app.request("/search.json")).status).toBe(200);
});
