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

test("what was kept is given back until it is removed", () => {
	const store = createSessionStore();
	store.setItem("session", session());
	expect(store.getItem("session")).toBe(session());
	store.removeItem("session");
	expect(store.getItem("session")).toBeNull();
});

test("a store that forgot stays empty, whatever a late refresh writes, until it is to remember again", () => {
	const store = createSessionStore();
	store.setItem("session", session());
	store.forget();
	expect(store.getItem("session")).toBeNull();
	store.setItem("session", session("refreshed"));
	expect(store.getItem("session")).toBeNull();
	store.remember();
	store.setItem("session", session("new"));
	expect(store.getItem("session")).toBe(session("new"));
});

test("a store forgets what an earlier page kept, too", () => {
	const { kept, storage } = storageOf({ session: session() });
	const store = createSessionStore(storage);
	expect(store.getItem("session")).toBe(session());
	store.forget();
	expect(kept.size).toBe(0);
});

test("a session that another tab begins is kept up to date from then on", () => {
	const { kept, storage } = storageOf({ session: session() });
	const store = createSessionStore(storage);
	store.getItem("session");
	store.forget();
	kept.set("session", session("of the other tab"));
	expect(store.getItem("session")).toBe(session("of the other tab"));
	store.setItem("session", session("refreshed"));
	expect(store.getItem("session")).toBe(session("refreshed"));
});

test("who waits for the end of the session hears when it is forgotten", () => {
	const store = createSessionStore();
	const heard = jest.fn();
	const stop = store.onForgotten(heard);
	store.forget();
	expect(heard).toHaveBeenCalledTimes(1);
	stop();
	store.forget();
	expect(heard).toHaveBeenCalledTimes(1);
});

const sound = JSON.parse(session());
const odd: [string, string][] = [
	["without a user", JSON.stringify({ ...sound, user: null })],
	["with a user who has no id", JSON.stringify({ ...sound, user: {} })],
	["with a user who is a text", JSON.stringify({ ...sound, user: "1" })],
	["with an e-mail that is a number", JSON.stringify({ ...sound, user: { id: "1", email: 5 } })],
	["with a token that is a number", JSON.stringify({ ...sound, access_token: 5 })],
	["without a refresh token", JSON.stringify({ ...sound, refresh_token: null })],
	["that ends at no time", JSON.stringify({ ...sound, expires_at: "soon" })],
	["that is a text", '"token"'],
	["that is a number", "5"],
	["that is a list", "[1]"],
	["that is null", "null"],
	["that is empty", ""],
	["that is cut off", '{"access_token":"to'],
];

test.each(odd)("a session %s is removed in place of given", (_, text) => {
	const { kept, storage } = storageOf({ session: text });
	expect(createSessionStore(storage).getItem("session")).toBeNull();
	expect(kept.size).toBe(0);
});
