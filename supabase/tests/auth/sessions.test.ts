import { type Caller, createCaller } from "../../testing/createCaller.ts";
import { newRows } from "../../testing/newRows.ts";
import { useBackend } from "../../testing/useBackend.ts";

const { backend, visitor, service } = useBackend();
beforeAll(() => service.post("/rest/v1/projects", { ...newRows.projects, title: "Hidden", status: "draft" }));

interface Session extends Caller {
	refreshToken: string;
}

async function signIn(email: string, password: string): Promise<Session> {
	const { body } = await visitor.post("/auth/v1/token?grant_type=password", { email, password });
	return { ...createCaller(backend.url, backend.publishableKey, body.access_token), refreshToken: body.refresh_token };
}

const signInAdmin = () => signIn(backend.adminEmail, backend.adminPassword);
const refresh = ({ refreshToken }: Session) =>
	visitor.post("/auth/v1/token?grant_type=refresh_token", { refresh_token: refreshToken });
const drafts = async (session: Session) => (await session.get("/rest/v1/projects?select=id&status=eq.draft")).body;

/** The session is valid: it can read and be refreshed. */
async function expectAlive(session: Session): Promise<void> {
	expect(await drafts(session)).toEqual([{ id: "hidden" }]);
	expect((await session.get("/auth/v1/user")).status).toBe(200);
	expect((await refresh(session)).status).toBe(200);
}

/** Both its unexpired access token and its refresh token are refused. */
async function expectEnded(session: Session): Promise<void> {
	const calls = [
		session.get("/rest/v1/projects?select=id"),
		session.get("/rest/v1/projects?select=id", { apikey: backend.publishableKey }),
		session.post("/rest/v1/contacts", newRows.contacts),
		session.patch("/rest/v1/projects?id=eq.hidden", { title: "Taken" }),
		session.get("/storage/v1/bucket"),
		session.post("/storage/v1/object/list/project-images", { prefix: "" }),
	];
	for (const answer of await Promise.all(calls)) {
		expect(answer).toMatchObject({ status: 401, body: { code: "session_not_found" } });
	}
	expect(await session.get("/auth/v1/user")).toMatchObject({ status: 403, body: { error_code: "session_not_found" } });
	expect((await refresh(session)).status).toBe(400);
}

test("a new password ends every other session of the account at once, and none of another account", async () => {
	const [own, others] = [await signInAdmin(), [await signInAdmin(), await signInAdmin()]];
	const stranger = await signIn(backend.strangerEmail, backend.strangerPassword);
	const changed = await own.send("PUT", "/auth/v1/user", { password: "another horse battery" });
	expect(changed.status).toBe(200);
	for (const other of others) {
		await expectEnded(other);
	}
	await expectAlive(own);
	expect((await stranger.get("/rest/v1/projects?select=id")).status).toBe(200);
	await own.send("PUT", "/auth/v1/user", { password: backend.adminPassword });
});

test("a refused password, and another change of the account, end no session", async () => {
	const [own, other] = [await signInAdmin(), await signInAdmin()];
	expect((await own.send("PUT", "/auth/v1/user", { password: "short" })).status).toBe(422);
	expect((await own.send("PUT", "/auth/v1/user", { password: backend.adminPassword })).status).toBe(422);
	expect((await own.send("PUT", "/auth/v1/user", { data: { name: "Raka" } })).status).toBe(200);
	await expectAlive(other);
});

test("signing out ends all sessions, all other sessions or only this session, as requested", async () => {
	const [first, second, third] = [await signInAdmin(), await signInAdmin(), await signInAdmin()];
	await first.send("POST", "/auth/v1/logout?scope=local");
	await expectEnded(first);
	await expectAlive(second);
	await second.send("POST", "/auth/v1/logout?scope=others");
	await expectEnded(third);
	await expectAlive(second);
	const fourth = await signInAdmin();
	await fourth.send("POST", "/auth/v1/logout?scope=global");
	await expectEnded(second);
	await expectEnded(fourth);
});

test("signing in again after all sessions were ended works", async () => {
	await expectAlive(await signInAdmin());
});
