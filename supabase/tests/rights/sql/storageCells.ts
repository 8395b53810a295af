import { nothing, type Outcome } from "../Cell.ts";
import { buckets, kept } from "../storageLines.ts";
import type { SqlCell, SqlRole } from "./SqlCell.ts";

const guests: readonly SqlRole[] = ["visitor", "anonymous claim", "stranger"];
const everybody: readonly SqlRole[] = [...guests, "admin"];

/** A bucket and a picture that are not the site's: what the admin's rights must not reach. */
const foreign = { bucket: "foreign-images", picture: "foreign.png" };

/** What lies in the storage's tables when a cell begins. */
export const storageRows = [
	`insert into storage.buckets (id, name, public) values ('${foreign.bucket}', '${foreign.bucket}', true)`,
	`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'project-images', '${kept}')`,
	`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), '${foreign.bucket}', '${foreign.picture}')`,
];

/** The tables behind the storage's API, where the platform grants everything and only policies hold. */
export function storageCells(): SqlCell[] {
	return [...objectCells(), ...bucketCells()];
}

const changes = (...lines: string[]): Outcome => ({ seen: [], changes: lines });
const withAdmin = (cell: Omit<SqlCell, "role" | "expected">, admin: Outcome): SqlCell[] =>
	everybody.map((role) => ({ ...cell, role, expected: role === "admin" ? admin : nothing }));

function objectCells(): SqlCell[] {
	const on = "storage.objects";
	const put = (bucket: string, name: string) =>
		`insert into ${on} (id, bucket_id, name) values (gen_random_uuid(), '${bucket}', '${name}')`;
	const tryOut = (name: string, statement: string, admin: Outcome) => withAdmin({ name, on, statement }, admin);
	return [
		...withAdmin(
			{ name: "list", on, query: `select jsonb_agg(t) from (select name as label from ${on}) t` },
			{ seen: [kept], changes: [] },
		),
		...buckets.flatMap((bucket) => tryOut(`put a picture into ${bucket}`, put(bucket, "fresh.png"), changes("+ fresh.png"))),
		...["png", "jpg", "jpeg", "gif", "webp", "avif"].flatMap((ending) =>
			tryOut(`put a ${ending}`, put("project-images", `fresh.${ending}`), changes(`+ fresh.${ending}`)),
		),
		...["svg", "html", "png.js"].flatMap((ending) =>
			tryOut(`put a ${ending}`, put("project-images", `fresh.${ending}`), nothing),
		),
		...tryOut("put a picture elsewhere", put(foreign.bucket, "fresh.png"), nothing),
		...tryOut("change all", `update ${on} set version = '2'`, changes(`~ ${kept}: version`)),
		...tryOut("rename", `update ${on} set name = 'new.png' where name = '${kept}'`, changes(`~ ${kept}: name`)),
		...tryOut("rename to a drawing", `update ${on} set name = 'new.svg' where name = '${kept}'`, nothing),
		...tryOut("move elsewhere", `update ${on} set bucket_id = '${foreign.bucket}' where name = '${kept}'`, nothing),
		...tryOut("move from elsewhere", `update ${on} set bucket_id = 'essay-images' where name = '${foreign.picture}'`, nothing),
		...tryOut("move all from elsewhere", `update ${on} set bucket_id = 'essay-images'`, changes(`~ ${kept}: bucket`)),
		...tryOut("delete", `delete from ${on} where name = '${kept}'`, changes(`- ${kept}`)),
		...tryOut("delete all", `delete from ${on}`, changes(`- ${kept}`)),
	];
}

function bucketCells(): SqlCell[] {
	const on = "storage.buckets";
	const types = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];
	const make = (name: string, facts: Partial<Record<"id" | "name" | "public" | "limit" | "types", string>>, admin: Outcome) => {
		const row = {
			id: "'project-images'",
			name: "'project-images'",
			public: "true",
			limit: "5242880",
			types: `array['${types.join("','")}']`,
			...facts,
		};
		return withAdmin(
			{
				name,
				on,
				arrange: ["delete from storage.objects", "delete from storage.buckets where id = 'project-images'"],
				statement: `insert into ${on} (id, name, public, file_size_limit, allowed_mime_types) values (${row.id}, ${row.name}, ${row.public}, ${row.limit}, ${row.types})`,
			},
			admin,
		);
	};
	return [
		...withAdmin(
			{ name: "list", on, query: `select jsonb_agg(t) from (select id as label from ${on}) t` },
			{ seen: buckets, changes: [] },
		),
		...make("make a missing bucket", {}, changes("+ project-images")),
		...make("make another bucket", { id: "'other-images'", name: "'other-images'" }, nothing),
		...make("make a bucket under another name", { name: "'other-images'" }, nothing),
		...make("make a closed bucket", { public: "false" }, nothing),
		...make("make a bucket of any size", { limit: "null" }, nothing),
		...make("make a larger bucket", { limit: "5242881" }, nothing),
		...make("make a bucket of any type", { types: "null" }, nothing),
		...make("make a bucket for drawings", { types: "array['image/png', 'image/svg+xml']" }, nothing),
		...withAdmin({ name: "change", on, statement: `update ${on} set public = false` }, nothing),
		...withAdmin({ name: "delete", on, arrange: ["delete from storage.objects"], statement: `delete from ${on}` }, nothing),
	];
}
