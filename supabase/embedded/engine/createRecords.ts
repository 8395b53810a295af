import type { Queries } from "../database/Sql.ts";
import type { AttemptKey } from "../gateway/signInLimits.ts";

export type Records = ReturnType<typeof createRecords>;

/** An account that someone tries to guess. */
export interface GuessedAccount {
	email: string;
	/** The hash of its recovery code; null if none is open. */
	code: string | null;
	/** Whether it has signed in from the caller's network in the last 90 days. */
	isKnown: boolean;
}

/** A view of a page, with its visitor's headers. */
export interface Visit {
	path: string;
	referrer: string;
	device: string;
	headers: Readonly<Record<string, string>>;
}

/** The gateway's own reads and writes: visits, and accounts with e-mails in the engine's format. */
export function createRecords(sql: Queries) {
	return {
		async findPasswordHash(email: string): Promise<string | undefined> {
			const { rows } = await sql.query<{ hash: string | null }>(
				"select encrypted_password as hash from auth.users where email = $1",
				[email],
			);
			return rows[0]?.hash ?? undefined;
		},

		/** The account, which need not exist; for an empty e-mail all accounts with an open recovery code. */
		async findGuessed(email: string, network: string): Promise<GuessedAccount[]> {
			const { rows } = await sql.query<GuessedAccount>(
				`select email, recovery_token as code, exists (
					select from private.sign_in_networks where user_id = id and network = $2
						and sign_in_networks.last_sign_in_at > now() - interval '90 days'
				) as "isKnown"
				from auth.users where case $1 when '' then recovery_token is not null else email = $1 end`,
				[email, network],
			);
			return email !== "" && rows.length === 0 ? [{ email, code: null, isKnown: false }] : rows;
		},

		async countVisits(visits: readonly Visit[]): Promise<void> {
			await sql.query(
				`select case when set_config('request.headers', visit ->> 'headers', true) is not null then
					private.count_visit(visit ->> 'path', visit ->> 'referrer', visit ->> 'device') end
				from jsonb_array_elements($1::jsonb) as visit`,
				[JSON.stringify(visits)],
			);
		},

		/** Counts an attempt under each key and returns 0; for an exhausted key only returns its remaining ms. */
		async beginAttempts(keys: readonly AttemptKey[]): Promise<number> {
			const { rows } = await sql.query<{ waitMs: number }>(`select private.begin_attempts($1::jsonb) as "waitMs"`, [
				JSON.stringify(keys),
			]);
			return rows[0]?.waitMs ?? 0;
		},

		/** Uncounts an attempt that succeeded. */
		async uncountAttempts(keys: readonly AttemptKey[]): Promise<void> {
			const names = keys.map(({ key }) => key);
			await sql.query("update private.attempts set attempts = attempts - 1 where key = any($1::text[]) and attempts > 0", [
				names,
			]);
		},

		async voidCode(code: string): Promise<void> {
			await sql.query("update auth.users set recovery_token = null where recovery_token = $1", [code]);
		},

		async rememberNetwork(email: string, network: string): Promise<void> {
			await sql.query(
				`insert into private.sign_in_networks (user_id, network)
				select id, $2 from auth.users where email = $1
				on conflict (user_id, network) do update set last_sign_in_at = now()`,
				[email, network],
			);
			await sql.query("delete from private.sign_in_networks where last_sign_in_at < now() - interval '90 days'");
		},

		/** Ends every other session of the account, with its refresh tokens. */
		async endOtherSessions(userId: string, sessionId: string | null): Promise<void> {
			await sql.query("delete from auth.sessions where user_id = $1 and id is distinct from $2", [userId, sessionId]);
		},
	};
}
