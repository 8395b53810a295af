import { createSessionStore } from "./sessionStore.ts";

test("what was kept is given back until it is removed", () => {
	const store = createSessionStore();
	store.setItem("session", "token");
	expect(store.getItem("session")).toBe("token");
	store.removeItem("session");
	expect(store.getItem("session")).toBeNull();
});

test("a store that forgot stays empty, whatever a late refresh writes, until it is to remember again", () => {
	const store = createSessionStore();
	store.setItem("session", "token");
	store.forget();
	expect(store.getItem("session")).toBeNull();
	store.setItem("session", "refreshed token");
	expect(store.getItem("session")).toBeNull();
	store.remember();
	store.setItem("session", "new token");
	expect(store.getItem("session")).toBe("new token");
});

test("a store forgets what an earlier page kept, too", () => {
	const kept = new Map([["session", "token"]]);
	const storage = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	} as unknown as Storage;
	const store = createSessionStore(storage);
	expect(store.getItem("session")).toBe("token");
	store.forget();
	expect(kept.size).toBe(0);
});
