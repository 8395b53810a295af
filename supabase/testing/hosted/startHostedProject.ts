import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { listMigrations } from "../../embedded/database/migrations.ts";
import { findPostgres, type PostgresServer, startPostgres } from "../server/startPostgres.ts";

/**
 * The parts of a hosted project that a move needs: its database with Supabase's accounts and triggers, and
 * the Storage API.
 */
export interface HostedProject {
	url: string;
	secretKey: string;
	/** As the project's `postgres`, who is no superuser. */
	databaseUrl: string;
	sql: postgres.Sql;
	/** Method and path of each request to the Storage API. */
	seen: string[];
	stop(): Promise<void>;
}

export interface ProjectServer extends PostgresServer {
	/** The address of a new and empty database. */
	createDatabase(): Promise<string>;
	/** A new project with the migrations. `before` is called with the method and path of each request. */
	startProject(before?: (line: string) => unknown): Promise<HostedProject>;
}

export const publishableKey = "sb_publishable_test";

const superuser = "supabase_admin";

/** A PostgreSQL server whose database `postgres` is a new project, the template of each project. */
export async function startProjectServer(): Promise<ProjectServer> {
	const server = await startPostgres(findPostgres(), superuser);
	const addressOf = (role: string, database: string) => `postgres://${role}@127.0.0.1:${server.port}/${database}`;
	const template = connect(addressOf(superuser, "postgres"));
	await template.unsafe(readFileSync(fileURLToPath(new URL("hostedProject.sql", import.meta.url)), "utf8"));
	await template.end();
	await applyMigrations(addressOf("postgres", "postgres"));
	const owner = connect(addressOf(superuser, "template1"));
	let count = 0;

	async function create(options: string): Promise<string> {
		count += 1;
		await owner.unsafe(`create database site_${count} ${options}`);
		return `site_${count}`;
	}

	return {
		...server,
		createDatabase: async () => addressOf(superuser, await create("template template0")),
		async startProject(before) {
			const database = await create("template postgres owner postgres");
			return startProject(addressOf(superuser, database), addressOf("postgres", database), before);
		},
		async stop() {
			await owner.end();
			await server.stop();
		},
	};
}

const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {} });

/** Like `supabase db push`. */
async function applyMigrations(url: string): Promise<void> {
	const sql = connect(url);
	await sql.unsafe(`create schema supabase_migrations;
		create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`);
	for (const { version, name, sql: text } of listMigrations()) {
		await sql.unsafe(text);
		await sql`insert into supabase_migrations.schema_migrations (version, name) values (${version}, ${name})`;
	}
	await sql.end();
}

async function startProject(
	ownerUrl: string,
	databaseUrl: string,
	before: (line: string) => unknown = () => {},
): Promise<HostedProject> {
	const sql = connect(ownerUrl);
	const secretKey = `sb_secret_${randomBytes(16).toString("hex")}`;
	const seen: string[] = [];
	const storage = createStorage(sql);
	const answer = async (line: string, request: IncomingMessage): Promise<Answer> => {
		const isOpen = line.includes("/object/public/") || request.headers.apikey === secretKey;
		// The publishable key may ask, and sees no bucket.
		return isOpen ? storage(line, request) : request.headers.apikey === publishableKey ? { status: 200, body: [] } : refused;
	};
	const server = createServer(async (request, response) => {
		const line = `${request.method} ${decodeURI(request.url ?? "")}`;
		seen.push(line);
		await before(line);
		// A caller that is killed leaves half of a file.
		const answered = await answer(line, request).catch(() => undefined);
		if (!answered) {
			response.destroy();
			return;
		}
		const { status, body } = answered;
		response.writeHead(status, { "content-type": Buffer.isBuffer(body) ? "image/png" : "application/json" });
		response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		secretKey,
		databaseUrl,
		sql,
		seen,
		async stop() {
			server.close();
			server.closeAllConnections();
			await sql.end();
		},
	};
}

interface Answer {
	status: number;
	body: object;
}

const refused: Answer = { status: 400, body: { statusCode: "403", error: "Unauthorized", message: "Invalid Compact JWS" } };
const missing: Answer = { status: 400, body: { statusCode: "404", error: "not_found", message: "Object not found" } };

/** The calls of the Storage API that a move makes, and the public reading of a file. */
function createStorage(sql: postgres.Sql) {
	const files = new Map<string, Buffer>();
	return async (line: string, request: IncomingMessage): Promise<Answer> => {
		const [, method, bucket = "", name = ""] = /^(\w+) \/storage\/v1\/object\/(?:public\/)?([^/?]+)\/?([^?]*)/.exec(line) ?? [];
		if (line === "GET /storage/v1/bucket") {
			return { status: 200, body: await sql`select id, name, public, created_at from storage.buckets` };
		}
		if (method === "GET") {
			const bytes = files.get(join(bucket, name));
			return bytes ? { status: 200, body: bytes } : missing;
		}
		if (method === "POST") {
			const bytes = await buffer(request);
			const metadata = { size: bytes.length, mimetype: request.headers["content-type"] ?? "" };
			await sql`insert into storage.objects (bucket_id, name, metadata) values (${bucket}, ${name}, ${sql.json(metadata)})
				on conflict (bucket_id, name) do update set metadata = excluded.metadata`;
			files.set(join(bucket, name), bytes);
			return { status: 200, body: { Key: join(bucket, name) } };
		}
		const { prefixes } = JSON.parse((await buffer(request)).toString()) as { prefixes: string[] };
		await sql.begin(async (transaction) => {
			await transaction`set local storage.allow_delete_query = 'true'`;
			await transaction`delete from storage.objects where bucket_id = ${bucket} and name = any(${prefixes})`;
		});
		prefixes.forEach((prefix) => files.delete(join(bucket, prefix)));
		return { status: 200, body: prefixes.map((prefix) => ({ name: prefix })) };
	};
}
