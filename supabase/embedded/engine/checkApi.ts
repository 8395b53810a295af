import type { Session } from "../database/Database.ts";

/** Rejects when the API cannot serve the site. It reads no table, because a lock would delay it. */
export async function checkApi({ app, connection }: Session, publishableKey: string): Promise<void> {
	const request = new Request("http://engine/rest/v1/profile", { method: "OPTIONS", headers: { apikey: publishableKey } });
	const { status } = await app.fetch(request, { peerAddress: null });
	if (status !== 200) throw Object.assign(new Error("the API does not know public.profile"), { code: String(status) });
	await connection.sql.query("select 1");
}
