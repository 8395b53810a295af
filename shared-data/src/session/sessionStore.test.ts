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
	const kept = new Map(Object.entries(texts));
	const storage = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	} as unknown as Storage;
	return { kept, storage };
}

test("a stored value is returned until it is removed", () => {
	const store = createSessionStore();
	store.setItem("session", session());
	expect(store.getItem("session")).toBe(session());
	store.removeItem("session");
	expect(store.getItem("session")).toBeNull();
});

test("a store that forgot stays empty, whatever a late refresh writes, until it is to acceptWrites again", () => {
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
	const { kept, storage } = storageOf({ session: session() });
	const store = createSessionStore(storage);
	expect(store.getItem("session")).toBe(session());
	store.clear();
	expect(kept.size).toBe(0);
});

test("a session that another tab begins is kept up to date from then on", () => {
	const { kept, storage } = storageOf({ session: session() });
	const store = createSessionStore(storage);
	store.getItem("session");
	store.clear();
	kept.set("session", session("of the other tab"));
	expect(store.getItem("session")).toBe(session("of the other tab"));
	store.setItem("session", session("refreshed"));
	expect(store.getItem("session")).toBe(session("refreshed"));
});

test("a listener is called when the session is cleared", () => {
	const store = createSessionStore();
	const heard = jest.fn();
	const stop = store.onCleared(heard);
	store.clear();
	expect(heard).toHaveBeenCalledTimes(1);
	stop();
	store.clear();
	expect(heard).toHaveBeenCalledTimes(1);
});

const complete = JSON.parse(session());
const malformed: [string, string][] = [
	["without a user", JSON.stringify({ ...complete, user: null })],
	["with a user without an id", JSON.stringify({ ...complete, user: {} })],
	["with a user that is a text", JSON.stringify({ ...complete, user: "1" })],
	["with an e-mail that is a number", JSON.stringify({ ...complete, user: { id: "1", email: 5 } })],
	["with a token that is a number", JSON.stringify({ ...complete, access_token: 5 })],
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
	const { kept, storage } = storageOf({ session: text });
	expect(createSessionStore(storage).getItem("session")).toBeNull();
	expect(kept.size).toBe(0);
});
