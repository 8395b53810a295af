import { localDrafts } from "./localDrafts.ts";

/** A browser that frees a lock only some time after its release. */
function holdLocks() {
	const held: { name: string }[] = [];
	const locks = {
		request: async (name: string, run: () => Promise<void>) => {
			held.push({ name });
			await run();
		},
		query: async () => ({ held, pending: [] }),
	};
	Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
}
afterEach(() => {
	localStorage.clear();
	Reflect.deleteProperty(navigator, "locks");
});

test("the draft of a new essay is not offered for an essay with the id new, nor the other way round", async () => {
	const draft = { values: { title: "Tea" }, revision: null, at: 1 };
	localDrafts.store({ ...draft, key: localDrafts.newKey("essay:") });
	localDrafts.store({ ...draft, key: localDrafts.newKey("essay:new"), revision: "7" });
	expect(await localDrafts.findAbandoned("essay:")).toMatchObject([{ revision: null }]);
	expect(await localDrafts.findAbandoned("essay:new")).toMatchObject([{ revision: "7" }]);
});

test("the draft of a new row that an earlier version of the site kept is found", async () => {
	localStorage.setItem("draft:essay:new:1", JSON.stringify({ values: { title: "Tea" }, revision: null, at: 1 }));
	localStorage.setItem("draft:essay:new:2", JSON.stringify({ values: { title: "New" }, revision: "7", at: 1 }));
	expect(await localDrafts.findAbandoned("essay:")).toMatchObject([{ values: { title: "Tea" } }]);
	expect(await localDrafts.findAbandoned("essay:new")).toMatchObject([{ values: { title: "New" } }]);
});

test("the draft of an open form is not offered; once the form is closed it is found at once", async () => {
	holdLocks();
	const key = localDrafts.newKey("note:1");
	const release = localDrafts.lock(key);
	localDrafts.store({ key, values: { body: "Calls back" }, revision: null, at: 1 });
	expect(await localDrafts.findAbandoned("note:1")).toEqual([]);
	release();
	expect(await localDrafts.findAbandoned("note:1")).toMatchObject([{ key, values: { body: "Calls back" } }]);
	localDrafts.lock(key);
	expect(await localDrafts.findAbandoned("note:1")).toEqual([]);
});
