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
