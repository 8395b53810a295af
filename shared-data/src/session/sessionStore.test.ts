import { createSessionStore } from "./sessionStore.ts";

const session = (token = "token") =>
	JSON.stringify({
		access_token: token,
		refresh_token: "r",
		expires_at: 1_795_363_650,
		user: { id: "1", email: "raka@example.com" },
	});

/** A browser's storage with these texts in it. */
function storageOf(texts: Record<string, string>) {
	const entries = new Map(Object.entries(texts));
	const storage = {
		getItem: (key: string) => entries.get(key) ?? null,
		setItem: (key: string, value: string) => entries.set(key, value),
		removeItem: (key: string) => entries.delete(key),
	} as unknown as Storage;
	return { entries, storage };
}

test("a stored value is returned until it is removed", () => {
	const store = createSessionStore();
	store.setItem("session", session());
	expect(store.getItem("session")).toBe(session());
	store.removeItem("session");
	expect(store.getItem("session")).toBeNull();
});

test("a cleared store stays empty, whatever a late refresh writes, until acceptWrites is called", () => {
	const store = createSessionStore();
	store.setItem("session", session());
	store.clear();
	expect(store.getItem("session")).toBeNull();
	store.setItem("session", session("refreshed"));
	expect(store.getItem("session")).toBeNull();
	store.acceptWrites();
	store.setItem("session", session("new"));
	expect(store.getItem("session")).toBe(session("new"));
});

test("clearing a store also removes the session of an earlier page", () => {
	const { entries, storage } = storageOf({ session: session() });
	const store = createSessionStore(storage);
	expect(store.getItem("session")).toBe(session());
	store.clear();
	expect(entries.size).toBe(0);
});

test("a session that another tab begins is followed from then on", () => {
	const { entries, storage } = storageOf({ session: session() });
	const store = createSessionStore(storage);
	store.getItem("session");
	store.clear();
	entries.set("session", session("of the other tab"));
	expect(store.getItem("session")).toBe(session("of the other tab"));
	store.setItem("session", session("refreshed"));
	expect(store.getItem("session")).toBe(session("refreshed"));
});

test("a listener is called when the session is cleared", () => {
	const store = createSessionStore();
	const listener = jest.fn();
	const stop = store.onCleared(listener);
	store.clear();
	expect(listener).toHaveBeenCalledTimes(1);
	stop();
	store.clear();
	expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
	["removes the session", { key: "session", newValue: null }, 1],
	["clears the site's data", { key: null, newValue: null }, 1],
	["removes something else", { key: "theme", newValue: null }, 0],
	["refreshes the session", { key: "session", newValue: session("new") }, 0],
])("a listener is called when another tab %s (%j): %d times", (_, fields, times) => {
	const tab = new EventTarget();
	const addEventListener = tab.addEventListener.bind(tab);
	Object.assign(globalThis, { addEventListener, removeEventListener: tab.removeEventListener.bind(tab) });
	const store = createSessionStore();
	store.getItem("session");
	const listener = jest.fn();
	const stop = store.onCleared(listener);
	tab.dispatchEvent(Object.assign(new Event("storage"), fields));
	stop();
	tab.dispatchEvent(Object.assign(new Event("storage"), fields));
	expect(listener).toHaveBeenCalledTimes(times);
});

const complete = JSON.parse(session());
const malformed: [string, string][] = [
	["without a user", JSON.stringify({ ...complete, user: null })],
	["with a user without an id", JSON.stringify({ ...complete, user: {} })],
	["with a user that is a text", JSON.stringify({ ...complete, user: "1" })],
	["with an e-mail that is a number", JSON.stringify({ ...complete, user: { id: "1", email: 5 } })],
	["with a token that is a number", JSON.stringify({ ...complete, access_token: 5 })],
	["with an empty token", JSON.stringify({ ...complete, access_token: "" })],
	["without a refresh token", JSON.stringify({ ...complete, refresh_token: null })],
	["that ends at no time", JSON.stringify({ ...complete, expires_at: "soon" })],
	["that is a text", '"token"'],
	["that is a number", "5"],
	["that is a list", "[1]"],
	["that is null", "null"],
	["that is empty", ""],
	["that is cut off", '{"access_token":"to'],
];

test.each(malformed)("a session %s is removed, not returned", (_, text) => {
	const { entries, storage } = storageOf({ session: text });
	expect(createSessionStore(storage).getItem("session")).toBeNull();
	expect(entries.size).toBe(0);
});
