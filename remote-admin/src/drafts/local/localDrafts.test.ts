import { type LocalDraft, localDrafts } from "./localDrafts.ts";

const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A browser that frees a lock only some time after its release; returns the locks that it holds. */
function holdLocks() {
	const held = new Set<{ name: string }>();
	const locks = {
		request: async (name: string, run: () => Promise<void>) => {
			const lock = { name };
			held.add(lock);
			await run();
			await pass(1);
			held.delete(lock);
		},
		query: async () => ({ held: [...held], pending: [] }),
	};
	Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
	return held;
}
const keep = (item: string, body: string, at = 1) => {
	const key = localDrafts.newKey(item);
	localDrafts.store({ key, values: { body }, revision: null, at });
	return key;
};
const bodies = (drafts: LocalDraft<{ body?: string }>[]) => drafts.map(({ values }) => values.body);
/** More than the 5 million characters that a browser stores for a site. */
const tooLong = "x".repeat(5_000_000);

afterEach(() => {
	jest.restoreAllMocks();
	localStorage.clear();
	Reflect.deleteProperty(navigator, "locks");
});

test("a full device reports that a draft was not stored, keeps the last one that fitted, and stores again once there is room", () => {
	expect(localDrafts.hasRoom()).toBe(true);
	const key = localDrafts.newKey("note:1");
	const store = (body: string) => localDrafts.store({ key, values: { body }, revision: null, at: 1 });
	const heard: boolean[] = [];
	const stop = localDrafts.onRoomChange(() => heard.push(localDrafts.hasRoom()));
	store("Calls back");
	store(tooLong);
	expect([heard, bodies(localDrafts.list())]).toEqual([[true, false], ["Calls back"]]);
	store("Calls back on Monday");
	stop();
	store(tooLong);
	expect([heard, bodies(localDrafts.list())]).toEqual([[true, false, true], ["Calls back on Monday"]]);
	store("");
});

test("a browser that blocks its storage has no drafts, and no call throws", async () => {
	jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("Access is denied", "SecurityError");
	});
	const key = keep("note:1", "Calls back");
	expect(localDrafts.hasRoom()).toBe(false);
	expect([localDrafts.list(), localDrafts.has("note:1"), await localDrafts.findAbandoned("note:1")]).toEqual([[], false, []]);
	expect(() => localDrafts.remove(key)).not.toThrow();
});

test("drafts are found by their item, the latest first", async () => {
	for (const at of [1, 3, 2]) keep("note:1", `Typed at ${at}`, at);
	keep("note:2", "Another note", 4);
	expect(bodies(await localDrafts.findAbandoned("note:1"))).toEqual(["Typed at 3", "Typed at 2", "Typed at 1"]);
	expect(bodies(localDrafts.list())[0]).toBe("Another note");
	expect(["note:1", "note:2", "note:", "note:3"].map(localDrafts.has)).toEqual([true, true, false, false]);
});

test("removing a draft keeps the others, and removing all drafts keeps other settings of the browser", () => {
	localStorage.setItem("theme", "dark");
	const key = keep("note:1", "Calls back");
	keep("note:2", "Another note");
	localDrafts.remove(key);
	expect(bodies(localDrafts.list())).toEqual(["Another note"]);
	localDrafts.removeAll();
	expect(Object.keys(localStorage)).toEqual(["theme"]);
});

test.each(["", "null", '{"at":1}', '{"values":{}}'])("a damaged draft %j hides no other", async (damaged) => {
	localStorage.setItem("draft:note:1:damaged", damaged);
	keep("note:1", "Calls back");
	expect(bodies(await localDrafts.findAbandoned("note:1"))).toEqual(["Calls back"]);
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

test("a draft of an earlier version that a full device cannot rename is kept under its old key", async () => {
	const draft = { values: { title: tooLong.slice(2_000_000) }, revision: null, at: 1 };
	localStorage.setItem("draft:essay:new:1", JSON.stringify(draft));
	expect(await localDrafts.findAbandoned("essay:")).toEqual([]);
	expect(Object.keys(localStorage)).toEqual(["draft:essay:new:1"]);
});

test("the draft of an open form is not offered; once the form is closed it is found at once", async () => {
	const held = holdLocks();
	const key = keep("note:1", "Calls back");
	const release = localDrafts.lock(key);
	await pass(5);
	expect(await localDrafts.findAbandoned("note:1")).toEqual([]);
	release();
	expect(await localDrafts.findAbandoned("note:1")).toMatchObject([{ key, values: { body: "Calls back" } }]);
	const releaseAgain = localDrafts.lock(key);
	expect(await localDrafts.findAbandoned("note:1")).toEqual([]);
	releaseAgain();
	await pass(5);
	expect([...held]).toEqual([]);
});

test("a browser without locks offers each draft", async () => {
	const key = keep("note:1", "Calls back");
	const release = localDrafts.lock(key);
	expect(bodies(await localDrafts.findAbandoned("note:1"))).toEqual(["Calls back"]);
	release();
});
