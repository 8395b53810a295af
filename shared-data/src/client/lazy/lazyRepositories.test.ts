import { buildEssay, createMemoryPublicRepositories } from "../../testing/index.ts";
import { lazyRepositories } from "./lazyRepositories.ts";

test("the repositories are loaded at the first call, once, and it gets its result", async () => {
	const load = jest.fn(async () => createMemoryPublicRepositories({ essays: [buildEssay({ id: "terraces" })] }));
	const repositories = lazyRepositories(load);
	// Awaited, they are no promise.
	const { essays } = await Promise.resolve(repositories);
	expect(load).not.toHaveBeenCalled();
	expect(await essays.getPublished("terraces")).toMatchObject({ id: "terraces" });
	await essays.getPublished("terraces");
	expect(load).toHaveBeenCalledTimes(1);
});

test("repositories that fail to load reject as offline and are loaded again at the next call", async () => {
	const cause = new Error("ChunkLoadError");
	const load = jest.fn(async () => createMemoryPublicRepositories({})).mockRejectedValueOnce(cause);
	const { profile } = lazyRepositories(load);
	await expect(profile.get()).rejects.toMatchObject({ name: "DataError", kind: "offline", cause });
	await expect(profile.get()).resolves.toBeDefined();
});
