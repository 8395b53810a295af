import { buildEssay, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { searchRoute } from "./searchRoute.ts";

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test("the palette's index is made once for a crowd, says when it cannot be made, and heals", async () => {
	const repositories = createMemoryPublicRepositories({ essays: [buildEssay({ id: "tea", title: "Tea", excerpt: "Shelves" })] });
	const read = jest.spyOn(repositories.essays, "listSearchEntries");
	const app = searchRoute(repositories);
	const answers = await Promise.all([app.request("/search.json"), app.request("/search.json")]);
	expect(await answers[0]?.json()).toEqual({ essays: [["tea", "Tea", "shelves"]], projects: [] });
	expect(read).toHaveBeenCalledTimes(1);
	jest.advanceTimersByTime(5_000);
	repositories.failWith("unavailable");
	expect((await app.request("/search.json")).status).toBe(503);
	repositories.failWith(null);
	expect((await app.request("/search.json")).status).toBe(200);
});
