import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildEssay, createMemoryPublicRepositories } from "@site/shared-data/testing";
import type { CachedPage } from "../cache/CachedPage.ts";
import { createPageCache } from "../cache/createPageCache.ts";
import { createPageFiles } from "../cache/createPageFiles.ts";
import { searchIndex } from "./searchIndex.ts";

test("the search index lists published entries, is a 503 when they cannot be read, and recovers", async () => {
	const repositories = createMemoryPublicRepositories({ essays: [buildEssay({ id: "tea", title: "Tea", excerpt: "Shelves" })] });
	const response = await searchIndex(repositories);
	expect(await response.json()).toEqual({ essays: [["tea", "Tea", "shelves"]], projects: [], topics: [], services: [] });
	repositories.failWith("unavailable");
	expect((await searchIndex(repositories)).status).toBe(503);
	repositories.failWith(null);
	expect((await searchIndex(repositories)).status).toBe(200);
});

test("concurrent requests build the index once", async () => {
	const repositories = createMemoryPublicRepositories({ essays: [buildEssay({ id: "tea" })] });
	const read = jest.spyOn(repositories.essays, "listSearchEntries");
	const folder = mkdtempSync(join(tmpdir(), "search-"));
	const files = createPageFiles(folder);
	const pages = createPageCache({
		ttlMs: 2_000,
		staleWhileRevalidateMs: 0,
		version: () => "1",
		fallbackCount: () => 0,
		files,
	});
	const get = () => pages.get("https://site.example/search.json", () => searchIndex(repositories));
	await Promise.all([get(), get(), get()]);
	await get();
	expect(read).toHaveBeenCalledTimes(1);
	// What is too long to be stored is only waited for.
	await files.write("x".repeat(300), {} as CachedPage);
	rmSync(folder, { recursive: true });
});
