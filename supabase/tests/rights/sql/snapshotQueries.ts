import { tableFixtures } from "../fixtures/tableFixtures.ts";

const bySchema = (table: string) => `public.${table}`;

/** The query that returns a relation's rows, each with id and label. */
export const snapshotQueries: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		Object.entries(tableFixtures).map(([table, { label }]) => [
			bySchema(table),
			`select to_jsonb(t) || jsonb_build_object('label', ${label}) from public.${table} t`,
		]),
	),
	"storage.objects":
		"select jsonb_build_object('id', id, 'label', name, 'name', name, 'bucket', bucket_id, 'version', version) from storage.objects",
	"storage.buckets":
		"select jsonb_build_object('id', id, 'label', id, 'name', name, 'public', public, 'limit', file_size_limit, 'types', allowed_mime_types) from storage.buckets",
	"private.admins":
		"select jsonb_build_object('id', user_id, 'label', email, 'added_at', added_at) from private.admins join auth.users on id = user_id",
	"private.settings":
		"select jsonb_build_object('id', 1, 'label', 'settings', 'form_limit_per_minute', form_limit_per_minute, 'owner_appointed', owner_appointed) from private.settings",
	"private.form_submissions":
		"select jsonb_build_object('id', id, 'label', 'submission', 'sender', sender) from private.form_submissions",
	"private.pages": "select jsonb_build_object('id', path, 'label', path, 'path', path) from private.pages",
	"private.visit_senders":
		"select jsonb_build_object('id', sender, 'label', 'sender', 'sender', sender) from private.visit_senders",
	"private.visit_hosts": `select jsonb_build_object(
		'id', number, 'label', referrer_host || ', brought by ' || octet_length(network) || ' bytes', 'path', path) from private.visit_hosts`,
	"private.quote_mail_tokens":
		"select jsonb_build_object('id', mail_id, 'label', 'token', 'token', token) from private.quote_mail_tokens",
	"private.attempts": "select jsonb_build_object('id', key, 'label', 'attempt', 'key', key) from private.attempts",
	"private.sign_in_networks":
		"select jsonb_build_object('id', user_id, 'label', 'network', 'network', network) from private.sign_in_networks",
	schemas: `select jsonb_build_object('id', oid, 'label', relname) from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
	locks: "select jsonb_build_object('id', objid, 'label', 'lock') from pg_locks where locktype = 'advisory'",
};
