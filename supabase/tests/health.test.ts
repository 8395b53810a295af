import type { Session } from "../embedded/database/Database.ts";
import { checkApi } from "../embedded/engine/checkApi.ts";

/** A session whose API answers with this status. */
const sessionWith = (status: number, query = async () => ({ rows: [] })) =>
	({ app: { fetch: async () => new Response(null, { status }) }, connection: { sql: { query } } }) as unknown as Session;

test("an API without the profile's table, as after an unreadable schema, is not healthy", async () => {
	await expect(checkApi(sessionWith(200), "key")).resolves.toBeUndefined();
	await expect(checkApi(sessionWith(404), "key")).rejects.toMatchObject({ code: "404" });
});

test("a database that does not answer is not healthy", async () => {
	await expect(
		checkApi(
			sessionWith(200, async () => Promise.reject(new Error("away"))),
			"key",
		),
	).rejects.toThrow("away");
});
