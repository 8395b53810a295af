import { text } from "node:stream/consumers";
import { acquireLock } from "../../embedded/data-dir/acquireLock.ts";
import { openBuiltInDatabase } from "../../embedded/database/open/openBuiltInDatabase.ts";
import { readEnvironment } from "../../embedded/environment.ts";
import { signToken } from "../createCaller.ts";
import type { Statement } from "../dataDirectory.ts";
import type { Plan, RestCall } from "./explainRequests.ts";

interface PlanNode {
	"Node Type": string;
	"Index Name"?: string;
	"Index Cond"?: string;
	"Relation Name"?: string;
	Plans?: PlanNode[];
}

const { statements, calls } = JSON.parse(await text(process.stdin)) as {
	statements: Statement[];
	calls: RestCall[];
};
const environment = readEnvironment({ DATA_DIR: process.argv[2], SAMPLE_CONTENT: "off" });
const releaseLock = acquireLock(environment.dataDir);
const { sessions, secrets, close } = await openBuiltInDatabase(environment);
const [{ app, connection }] = sessions;
const { driver } = connection;
for (const [sql, ...values] of statements) await driver.query(sql, values);
const { rows } = await driver.query<{ id: string }>("select user_id as id from private.admins limit 1");
const tokens = {
	visitor: secrets.publishableKey,
	admin: signToken(
		{
			role: "authenticated",
			sub: rows[0]?.id,
			aud: "authenticated",
			exp: Math.floor(Date.now() / 1_000) + 3_600,
		},
		secrets.jwtSecret,
	),
};

const query = driver.query.bind(driver);
let plans: Plan[] = [];
// Explained where it runs: in the caller's own role, with the caller's own rights.
driver.query = async (sql: string, values?: unknown[], ...options: unknown[]) => {
	if (/^\s*(select|with)\b.*\bfrom "/is.test(sql)) {
		const explained = await query<{ "QUERY PLAN": { Plan: PlanNode }[] }>(`explain (format json) ${sql}`, values);
		plans.push(toPlan(sql, explained.rows[0]?.["QUERY PLAN"][0]?.Plan as PlanNode));
	}
	return query(sql, values, ...(options as []));
};

const answers: Plan[][] = [];
for (const call of calls) {
	plans = [];
	const { status, body } = await ask(call);
	if (status >= 300) throw new Error(`${call.path} answered ${status}: ${body}`);
	answers.push(plans);
}
await close();
releaseLock();
process.stdout.write(JSON.stringify(answers));

async function ask({ by, method, path, headers }: RestCall) {
	const authorization = `Bearer ${tokens[by]}`;
	const request = new Request(`http://127.0.0.1${path}`, {
		method,
		headers: { ...headers, apikey: secrets.publishableKey, authorization },
	});
	const answer = await app.fetch(request);
	return { status: answer.status, body: await answer.text() };
}

function toPlan(sql: string, root: PlanNode): Plan {
	const nodes: PlanNode[] = [];
	const visit = (node: PlanNode) => {
		nodes.push(node);
		for (const child of node.Plans ?? []) visit(child);
	};
	visit(root);
	const named = (name: "Index Name" | "Index Cond" | "Relation Name", isWanted: (type: string) => boolean) =>
		nodes.flatMap((node) => (node[name] && isWanted(node["Node Type"]) ? [node[name]] : []));
	return {
		sql,
		indexes: named("Index Name", () => true),
		conditions: named("Index Cond", () => true),
		tablesRead: named("Relation Name", (type) => type === "Seq Scan"),
		sorts: nodes.some((node) => /Sort/.test(node["Node Type"])),
	};
}
