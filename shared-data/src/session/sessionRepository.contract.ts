import type { SessionRepository, SessionUser } from "./sessionRepository.ts";

/** A signed-out session, and an admin's and a stranger's credentials. */
interface Prepared {
	session: SessionRepository;
	admin: { email: string; password: string };
	stranger: { email: string; password: string };
	/** The code in the latest recovery mail. */
	recoveryCode: () => Promise<string>;
	/** Makes every later call to the backend fail like a lost connection. */
	cutLine: () => void;
}

/** The contract of every implementation of the session. */
export function describeSessionRepository(implementation: string, prepare: () => Promise<Prepared>): void {
	/** The first change that matches. */
	const nextChange = (session: SessionRepository, matches: (user: SessionUser | null) => boolean) =>
		new Promise<SessionUser | null>((resolve) => {
			const stop = session.onChange((user) => {
				if (!matches(user)) return;
				setTimeout(() => stop());
				resolve(user);
			});
		});

	describe(`the session in ${implementation}`, () => {
		test("a new session is signed out", async () => {
			const { session } = await prepare();
			expect(await session.current()).toBeNull();
		});

		test("the right credentials sign the admin in and notify every listener", async () => {
			const { session, admin } = await prepare();
			const change = nextChange(session, (user) => user !== null);
			expect(await session.signIn(admin.email, admin.password)).toBe(true);
			const user = await session.current();
			expect(user).toMatchObject({ email: admin.email, isAdmin: true, id: expect.any(String) });
			expect(user?.name).not.toBe("");
			expect(await change).toEqual(user);
		});

		test("wrong credentials are false, not an error, and leave the session signed out", async () => {
			const { session, admin } = await prepare();
			expect(await session.signIn(admin.email, `${admin.password}!`)).toBe(false);
			expect(await session.signIn("nobody@example.com", admin.password)).toBe(false);
			expect(await session.current()).toBeNull();
		});

		test("an account that is not on the admin list is signed in without being the admin", async () => {
			const { session, stranger } = await prepare();
			expect(await session.signIn(stranger.email, stranger.password)).toBe(true);
			expect(await session.current()).toMatchObject({ email: stranger.email, isAdmin: false });
		});

		test("a cut line at sign-in is an error, not wrong credentials", async () => {
			const { session, admin, cutLine } = await prepare();
			cutLine();
			await expect(session.signIn(admin.email, admin.password)).rejects.toMatchObject({ name: "DataError", kind: "offline" });
		});

		test("an account takes another name, without the blanks around it", async () => {
			const { session, admin } = await prepare();
			await session.signIn(admin.email, admin.password);
			const before = (await session.current())?.name ?? "";
			await session.setName(" Mira Lindqvist ");
			expect(await session.current()).toMatchObject({ name: "Mira Lindqvist", email: admin.email });
			await session.setName(before);
		});

		test("signing out ends the session and notifies every listener", async () => {
			const { session, admin } = await prepare();
			await session.signIn(admin.email, admin.password);
			const change = nextChange(session, (user) => user === null);
			await session.signOut();
			expect(await session.current()).toBeNull();
			expect(await change).toBeNull();
		});

		test("signing out ends the session on this browser also when the line is cut", async () => {
			const { session, admin, cutLine } = await prepare();
			await session.signIn(admin.email, admin.password);
			const change = nextChange(session, (user) => user === null);
			cutLine();
			await session.signOut();
			expect(await change).toBeNull();
		});

		test("signing out everywhere ends the session here as well and notifies every listener", async () => {
			const { session, admin } = await prepare();
			await session.signIn(admin.email, admin.password);
			const change = nextChange(session, (user) => user === null);
			await session.signOutEverywhere();
			expect(await session.current()).toBeNull();
			expect(await change).toBeNull();
			expect(await session.signIn(admin.email, admin.password)).toBe(true);
			expect(await session.current()).toMatchObject({ email: admin.email });
		});

		test("signing out everywhere over a cut line is an error, and the session here continues", async () => {
			const { session, admin, cutLine } = await prepare();
			await session.signIn(admin.email, admin.password);
			const heard = jest.fn();
			session.onChange(heard);
			cutLine();
			await expect(session.signOutEverywhere()).rejects.toMatchObject({ name: "DataError", kind: "offline" });
			expect(heard).not.toHaveBeenCalled();
		});

		test("a forgotten password is replaced by the code of a mail, and by nothing else", async () => {
			const { session, admin, recoveryCode } = await prepare();
			await session.requestPasswordReset(admin.email, "http://127.0.0.1:4000/admin/password");
			expect(await session.recover({ email: admin.email, code: "000000" })).toBe(false);
			expect(await session.recover({ fragment: "#error=access_denied&error_code=otp_expired" })).toBe(false);
			expect(await session.current()).toBeNull();

			expect(await session.recover({ email: admin.email, code: ` ${await recoveryCode()} ` })).toBe(true);
			expect(await session.current()).toMatchObject({ email: admin.email, isAdmin: true });
			await expect(session.setPassword("short")).rejects.toMatchObject({ kind: "invalid", reason: "weak-password" });
			await expect(session.setPassword("é".repeat(37))).rejects.toMatchObject({ kind: "invalid", reason: "long-password" });
			await session.setPassword("another horse battery");
			await session.signOut();
			expect(await session.signIn(admin.email, admin.password)).toBe(false);
			expect(await session.signIn(admin.email, "another horse battery")).toBe(true);
			await session.setPassword(admin.password);
		});

		test("a password can only be set by the signed-in account", async () => {
			const { session } = await prepare();
			await expect(session.setPassword("another horse battery")).rejects.toMatchObject({ name: "DataError", kind: "signed-out" });
		});

		test("requesting a mail for an unknown account looks the same", async () => {
			const { session } = await prepare();
			await expect(session.requestPasswordReset("nobody@example.com", "http://127.0.0.1:4000/")).resolves.toBeUndefined();
		});
	});
}
