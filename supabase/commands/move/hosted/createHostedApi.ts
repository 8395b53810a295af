import { CommandError } from "../../../embedded/errors.ts";
import type { HostedProject } from "../../hostedProject.ts";

/** What the project says about itself, and a part of its rows. */
export interface SitePart {
	/** The versions of the applied migrations. */
	schema: string[];
	/** What it holds that a new site does not, but for accounts and files. */
	contents: string[];
	/** Of all rows at that moment. */
	checksum: string;
	total: number;
	rows: MovedRow[];
}

export interface MovedRow {
	table: string;
	row: Record<string, unknown>;
}

/** An account as the auth API shows it. */
export interface HostedAccount {
	id: string;
	email: string;
	email_confirmed_at: string | null;
	user_metadata: object;
	created_at: string;
	updated_at: string;
}

export interface NewAccount {
	id: string;
	email: string;
	email_confirm: boolean;
	user_metadata: object;
	/** Absent: the account has a password that no one knows. */
	password_hash?: string;
}

/** The APIs of a hosted project, with the rights of its secret key. Methods reject with CommandError. */
export type HostedApi = ReturnType<typeof createHostedApi>;

const timeLimitMs = 120_000;
const accountsPerPage = 200;

export function createHostedApi({ url, secretKey }: HostedProject) {
	if (secretKey === undefined) {
		throw new CommandError("SUPABASE_SECRET_KEY must hold the project's secret key (Project Settings → API Keys).");
	}

	async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
		const isBytes = body instanceof Uint8Array;
		try {
			const response = await fetch(url + path, {
				method,
				signal: AbortSignal.timeout(timeLimitMs),
				headers: {
					apikey: secretKey as string,
					authorization: `Bearer ${secretKey}`,
					...(body === undefined || isBytes ? {} : { "content-type": "application/json" }),
					...headers,
				},
				...(body === undefined ? {} : { body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
			});
			return { ok: response.ok, status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
		} catch {
			throw new CommandError(`${url} does not answer; look at the URL and run the command again, it goes on where it ended.`);
		}
	}

	/** For answers that must not be refused. */
	async function request(what: string, ...args: Parameters<typeof send>): Promise<Answer> {
		const answer = await send(...args);
		if (!answer.ok) {
			throw new CommandError(`${url} refused ${what} (${answer.status}: ${messageOf(answer)}); run the command again.`);
		}
		return answer;
	}

	return {
		url,

		/** The rows from the given number on, as many as fit into one answer. */
		async readSite(skip: number): Promise<SitePart> {
			const answer = await send("POST", "/rest/v1/rpc/read_site", { skip });
			const body = parse(answer.bytes) as (Partial<SitePart> & { code?: string }) | undefined;
			if (answer.ok && Array.isArray(body?.rows)) {
				return body as SitePart;
			}
			// PostgREST's and PostgreSQL's code for a function that is not there.
			if (answer.status === 404 && ["PGRST202", "42883"].includes(body?.code ?? "")) {
				throw new CommandError(
					`${url} lacks the migrations of this version of the site; apply them with \`npx supabase db push\`.`,
				);
			}
			if (answer.status === 401 || answer.status === 403) {
				throw new CommandError(
					`${url} refuses SUPABASE_SECRET_KEY; take the project's secret key (Project Settings → API Keys).`,
				);
			}
			throw new CommandError(
				body?.code === undefined
					? `${url} does not answer as a Supabase project does (${answer.status}); look at the URL.`
					: `${url} cannot be read (${answer.status}: ${messageOf(answer)}).`,
			);
		},

		async stageRows(move: string, first: number, rows: readonly MovedRow[]): Promise<void> {
			await request("rows", "POST", "/rest/v1/rpc/stage_rows", { move, first, rows });
		},

		/** Puts the staged rows in place, all or none. */
		async finishMove(move: string, total: number, versions: readonly string[], replaces: boolean): Promise<void> {
			const answer = await send("POST", "/rest/v1/rpc/finish_move", { move, total, versions, replaces });
			if (!answer.ok) {
				throw new CommandError(`The rows of ${url} are as before: ${messageOf(answer)}`);
			}
		},

		/** Those with an e-mail, with which one signs in here. */
		async listAccounts(): Promise<HostedAccount[]> {
			const accounts: HostedAccount[] = [];
			for (let page = 1; ; page++) {
				const query = `page=${page}&per_page=${accountsPerPage}`;
				const answer = await request("its list of accounts", "GET", `/auth/v1/admin/users?${query}`);
				const { users } = parse(answer.bytes) as { users: HostedAccount[] };
				accounts.push(...users);
				if (users.length < accountsPerPage) {
					return accounts.filter(({ email }) => email);
				}
			}
		},

		/** Resolves with false when the project refuses the account. */
		async addAccount(account: NewAccount): Promise<boolean> {
			return (await send("POST", "/auth/v1/admin/users", account)).ok;
		},

		async removeAccount({ id, email }: Pick<HostedAccount, "id" | "email">): Promise<void> {
			await request(`to remove the account ${email}`, "DELETE", `/auth/v1/admin/users/${id}`);
		},

		/** Null if there is no such file. */
		async readFile(path: string): Promise<Buffer | null> {
			// The query keeps caches before the storage from answering.
			const answer = await send("GET", `/storage/v1/object/public/${encodePath(path)}?version=${Date.now()}`);
			if (answer.ok) {
				return answer.bytes;
			}
			const { statusCode } = (parse(answer.bytes) ?? {}) as { statusCode?: string };
			if (answer.status === 404 || statusCode === "404") {
				return null;
			}
			throw new CommandError(`${url} does not give the file ${path} (${answer.status}: ${messageOf(answer)}).`);
		},

		/** Replaces a file of the same name. */
		async storeFile(path: string, type: string, bytes: Uint8Array): Promise<void> {
			const headers = { "content-type": type, "cache-control": "max-age=3600", "x-upsert": "true" };
			await request(`the file ${path}`, "POST", `/storage/v1/object/${encodePath(path)}`, bytes, headers);
		},

		async removeFile(path: string): Promise<void> {
			const [bucket = "", ...name] = path.split("/");
			await request(`to remove the file ${path}`, "DELETE", `/storage/v1/object/${bucket}`, { prefixes: [name.join("/")] });
		},
	};
}

interface Answer {
	ok: boolean;
	status: number;
	bytes: Buffer;
}

const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** PostgREST and Storage call it message, GoTrue msg. */
function messageOf({ bytes }: Answer): string {
	const { message, msg } = (parse(bytes) ?? {}) as { message?: unknown; msg?: unknown };
	return String(message ?? msg ?? "no reason given");
}

function parse(bytes: Buffer): unknown {
	try {
		return JSON.parse(bytes.toString()) ?? undefined;
	} catch {
		return undefined;
	}
}
