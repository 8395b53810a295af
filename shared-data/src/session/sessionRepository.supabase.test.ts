import { AuthApiError, AuthRetryableFetchError, type Session } from "@supabase/supabase-js";
import { DataError } from "../errors/DataError.ts";
import type { AuthService } from "./AuthService.ts";
import { createSessionRepository } from "./sessionRepository.supabase.ts";
import type { SessionUser } from "./sessionRepository.ts";
import { createSessionStore } from "./sessionStore.ts";

const session = { user: { id: "1", email: "raka@example.com", user_metadata: {} } } as unknown as Session;

/** An auth client with these methods, and the callback that it calls on changes. */
function buildAuth(methods: Partial<AuthService>) {
	let tell: (event: "SIGNED_IN" | "SIGNED_OUT" | "INITIAL_SESSION", session: Session | null) => void = () => {};
	const onAuthStateChange = ((callback: typeof tell) => {
		tell = callback;
		return { data: { subscription: { unsubscribe: () => {} } } };
	}) as unknown as AuthService["onAuthStateChange"];
	return {
		auth: { onAuthStateChange, ...methods } as AuthService,
		tell: (...event: Parameters<typeof tell>) => tell(...event),
	};
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a line that broke while the session was refreshed is offline, not signed out", async () => {
	const { auth } = buildAuth({
		getSession: async () => ({ data: { session: null }, error: new AuthRetryableFetchError("Failed to fetch", 0) }),
	});
	const repository = createSessionRepository({ auth, store: createSessionStore(), isAdmin: async () => true });
	await expect(repository.current()).rejects.toMatchObject({ kind: "offline" });
});

test("a session that the service no longer knows means signed out", async () => {
	const { auth } = buildAuth({
		getSession: async () => ({
			data: { session: null },
			error: new AuthApiError("Invalid Refresh Token", 400, "refresh_token_not_found"),
		}),
	});
	const repository = createSessionRepository({ auth, store: createSessionStore(), isAdmin: async () => true });
	expect(await repository.current()).toBeNull();
});

test.each([
	[429, "too-many"],
	[503, "unavailable"],
])("a sign-in with status %d is an error, not wrong credentials", async (status, kind) => {
	const error =
		status === 429 ? new AuthApiError("Slow down", 429, "over_request_rate_limit") : new AuthRetryableFetchError("", status);
	const { auth } = buildAuth({ signInWithPassword: async () => ({ data: { user: null, session: null }, error }) });
	const repository = createSessionRepository({ auth, store: createSessionStore(), isAdmin: async () => true });
	await expect(repository.signIn("raka@example.com", "kopi")).rejects.toMatchObject({ name: "DataError", kind });
});

test("signing out does not wait for a service that never responds", async () => {
	const { auth } = buildAuth({ signOut: () => new Promise(() => {}) });
	const store = createSessionStore();
	store.setItem(
		"session",
		JSON.stringify({ access_token: "a", refresh_token: "r", expires_at: 1_795_363_650, user: { id: "1" } }),
	);
	expect(store.getItem("session")).not.toBeNull();
	const repository = createSessionRepository({ auth, store, isAdmin: async () => true, signOutTimeoutMs: 10 });
	await repository.signOut();
	expect(store.getItem("session")).toBeNull();
});

test("a sign-in that was overtaken by a sign-out is not reported afterwards", async () => {
	let resolveProbe: (isAdmin: boolean) => void = () => {};
	const isAdmin = () =>
		new Promise<boolean>((resolve) => {
			resolveProbe = resolve;
		});
	const { auth, tell } = buildAuth({});
	const heard: (SessionUser | null)[] = [];
	createSessionRepository({ auth, store: createSessionStore(), isAdmin }).onChange((user) => heard.push(user));
	tell("SIGNED_IN", session);
	await pause();
	tell("SIGNED_OUT", null);
	resolveProbe(true);
	await pause();
	expect(heard).toEqual([null]);
});

test("a sign-in is not reported when the list of admins cannot be read", async () => {
	const { auth, tell } = buildAuth({});
	const heard: (SessionUser | null)[] = [];
	const isAdmin = () => Promise.reject(new DataError("offline", "no line"));
	createSessionRepository({ auth, store: createSessionStore(), isAdmin }).onChange((user) => heard.push(user));
	tell("SIGNED_IN", session);
	await pause();
	expect(heard).toEqual([]);
});

test("an account without a name is called Admin", async () => {
	const { auth } = buildAuth({ getSession: async () => ({ data: { session }, error: null }) });
	const repository = createSessionRepository({ auth, store: createSessionStore(), isAdmin: async () => false });
	expect(await repository.current()).toEqual({ id: "1", email: "raka@example.com", name: "Admin", isAdmin: false });
});
