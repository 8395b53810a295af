import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { evaluateInThreads } from "../../embedded/engine/evaluateInThreads.ts";
import { startEngine } from "../../embedded/engine/startEngine.ts";
import { readEnvironment } from "../../embedded/environment.ts";

/*
 * Ends the thread of an engine on a server while tables that a start needs are locked and a newer version has
 * added a migration; prints how the next one answers.
 */
const environment = readEnvironment({ ...process.env, DATA_DIR: process.argv[2] ?? "" });
const engine = await startEngine({
	environment,
	gatewayUrl: "http://127.0.0.1:1",
	onLost: (message) => process.stderr.write(`${message}\n`),
	onContentChange: () => {},
});
const holder = postgres(environment.databaseUrl ?? "", { max: 1, onnotice: () => {} });
await holder.unsafe(`begin; insert into supabase_migrations.schema_migrations (version) values ('29990101000000'); commit;
	begin; lock table public.profile, private.settings, auth.users, supabase_migrations.schema_migrations in access exclusive mode`);
// The session that reaches into threads needs a moment.
evaluateInThreads("1");
await sleep(500);
// Other threads load this program's sources.
evaluateInThreads("globalThis.cancelRequest && process.exit(1)");
while (engine.load().restarts === 0) await sleep(10);
const { status } = await engine.send({
	method: "GET",
	url: "http://127.0.0.1/rest/v1/projects?select=id",
	headers: [["apikey", engine.publishableKey]],
	body: undefined,
	visitorHeaders: undefined,
	sessionId: undefined,
	priority: "normal",
	timeLimitMs: 3_000,
});
await holder.unsafe("rollback; delete from supabase_migrations.schema_migrations where version = '29990101000000'");
await holder.end();
await engine.stop();
process.stdout.write(JSON.stringify({ status, restarts: engine.load().restarts }), () => process.exit(0));
