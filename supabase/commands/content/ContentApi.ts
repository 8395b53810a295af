import { createHmac } from "node:crypto";
import type { Bucket } from "@site/shared-data/uploads";
import { loadOrCreateSecrets } from "../../embedded/data-dir/secrets.ts";
import { CommandError } from "../../embedded/errors.ts";
import { readHostedProject } from "../hostedProject.ts";
import { readDataDir, withSite } from "../withSite.ts";

export type Entity = "essays" | "projects";

/** A row with the names of its columns. */
export type Row = Record<string, unknown>;

/** The content of a site through its API, for the import and the export. */
export type ContentApi = ReturnType<typeof createContentApi>;

/**
 * Runs `work` on the content of this machine's site, whether it runs or not, or of a hosted project. It has
 * the rights of the service role, because an admin may not set ids and times.
 */
export function withContentApi<Result>(env: NodeJS.ProcessEnv, work: (api: ContentApi) => Promise<Result>): Promise<Result> {
	if (env.SUPABASE_URL) {
		const { url, secretKey } = readHostedProject(env);
		if (secretKey === undefined) {
			throw new CommandError("SUPABASE_SECRET_KEY must hold the project's secret key: drafts keep their ids and times.");
		}
		return work(createContentApi({ url, key: secretKey, token: () => secretKey, imageOrigin: url }));
	}
	return withSite(env, async ({ siteUrl, publishableKey }) => {
		const { jwtSecret } = await loadOrCreateSecrets(readDataDir(env));
		const token = () => signServiceToken(jwtSecret);
		return work(createContentApi({ url: siteUrl, key: publishableKey, token, imageOrigin: "" }));
	});
}

const tokenSeconds = 60;

/** For one request, because the gateway accepts only small bodies without a token. */
function signServiceToken(secret: string): string {
	const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const claims = { role: "service_role", exp: Math.floor(Date.now() / 1000) + tokenSeconds };
	const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
	return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

interface Access {
	url: string;
	key: string;
	/** Called for each request. */
	token: () => string;
	/** The part of an image's URL before `/storage/v1/`; empty if the site serves its images. */
	imageOrigin: string;
}

const timeLimitMs = 60_000;
const pageSize = 200;

function createContentApi({ url, key, token, imageOrigin }: Access) {
	const send = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
		const request = () =>
			fetch(url + path, {
				method,
				headers: { apikey: key, authorization: `Bearer ${token()}`, ...headers },
				signal: AbortSignal.timeout(timeLimitMs),
				...(body !== undefined && { body }),
			});
		const answer = await request()
			// The server may close an idle connection just when it is used again.
			.catch((error: Error) =>
				(error.cause as { code?: string })?.code === "UND_ERR_SOCKET" ? request() : Promise.reject(error),
			)
			.then(async (response) => ({ ok: response.ok, status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }))
			.catch(() => {
				throw new CommandError(`${url} does not answer; run the command again when it does, it goes on where it ended.`);
			});
		// The site failed to store only this row or image, so the command continues.
		const isRefused = method === "POST" && answer.status === 500;
		if (answer.status === 401 || answer.status === 403 || (answer.status >= 500 && !isRefused)) {
			throw new CommandError(`The site answered ${answer.status}: ${readMessage(answer)}`);
		}
		return answer;
	};
	/** Resolves with the reason if the site refuses it. */
	const post = async (path: string, body: BodyInit, headers: Record<string, string>): Promise<string | undefined> => {
		const answer = await send("POST", path, body, headers);
		return answer.ok ? undefined : readMessage(answer);
	};
	const pathOf = (bucket: Bucket, name: string) => `${bucket}/${name.split("/").map(encodeURIComponent).join("/")}`;
	return {
		imageOrigin,
		/** All rows with these columns, ordered by their key. */
		async list(table: Entity | "redirects", columns: string): Promise<Row[]> {
			const rows: Row[] = [];
			const key = table === "redirects" ? "from_path" : "id";
			for (;;) {
				const last = encodeURIComponent(String(rows.at(-1)?.[key] ?? ""));
				const answer = await send("GET", `/rest/v1/${table}?select=${columns}&${key}=gt.${last}&order=${key}&limit=${pageSize}`);
				if (!answer.ok) throw new CommandError(`The ${table} cannot be read: ${readMessage(answer)}`);
				const page = JSON.parse(answer.bytes.toString()) as Row[];
				if (page.length === 0) return rows;
				rows.push(...page);
			}
		},
		/** Adds one row, or all of several or none. */
		insert(table: Entity | "redirects", rows: Row | readonly Row[]) {
			const headers = { "content-type": "application/json", prefer: "return=minimal" };
			return post(`/rest/v1/${table}`, JSON.stringify(rows), headers);
		},
		async hasImage(bucket: Bucket, name: string): Promise<boolean> {
			return (await send("HEAD", `/storage/v1/object/public/${pathOf(bucket, name)}`)).ok;
		},
		storeImage(bucket: Bucket, name: string, type: string, bytes: Uint8Array | ArrayBuffer) {
			const headers = { "content-type": type, "cache-control": "max-age=3600", "x-upsert": "false" };
			return post(`/storage/v1/object/${pathOf(bucket, name)}`, bytes as BodyInit, headers);
		},
		/** Null if the image does not exist. */
		async readImage(bucket: Bucket, name: string): Promise<Buffer | null> {
			const { ok, bytes } = await send("GET", `/storage/v1/object/public/${pathOf(bucket, name)}`);
			return ok ? bytes : null;
		},
	};
}

function readMessage({ status, bytes }: { status: number; bytes: Buffer }): string {
	const text = bytes.toString();
	try {
		return String((JSON.parse(text) as { message?: unknown }).message ?? text);
	} catch {
		return text || String(status);
	}
}
