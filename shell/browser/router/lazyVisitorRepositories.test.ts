import { buildEssay, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { lazyVisitorRepositories } from "./lazyVisitorRepositories.ts";

test("the repositories are loaded at the first call, which gets its result", async () => {
	const load = jest.fn(async () => createMemoryPublicRepositories({ essays: [buildEssay({ id: "terraces" })] }));
	const { essays } = lazyVisitorRepositories(load);
	expect(load).not.toHaveBeenCalled();
	expect(await essays.getPublished("terraces")).toMatchObject({ id: "terraces" });
});

test("repositories that fail to load reject as offline and are loaded again at the next call", async () => {
	const load = jest.fn(async () => createMemoryPublicRepositories({})).mockRejectedValueOnce(new Error("ChunkLoadError"));
	const { profile } = lazyVisitorRepositories(load);
	await expect(profile.get()).rejects.toMatchObject({ name: "DataError", kind: "offline" });
	await expect(profile.get()).resolves.toBeDefined();
});
