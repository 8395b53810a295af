import { buildEssay, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { lazyVisitorRepositories } from "./lazyVisitorRepositories.ts";

test("the program of the repositories is loaded with the first call, which it answers", async () => {
	const load = jest.fn(async () => createMemoryPublicRepositories({ essays: [buildEssay({ id: "terraces" })] }));
	const { essays } = lazyVisitorRepositories(load);
	expect(load).not.toHaveBeenCalled();
	expect(await essays.getPublished("terraces")).toMatchObject({ id: "terraces" });
});

test("a program that does not come is a line that is cut, and is asked for again", async () => {
	const load = jest.fn(async () => createMemoryPublicRepositories({})).mockRejectedValueOnce(new Error("ChunkLoadError"));
	const { profile } = lazyVisitorRepositories(load);
	await expect(profile.get()).rejects.toMatchObject({ name: "DataError", kind: "offline" });
	await expect(profile.get()).resolves.toBeDefined();
});
