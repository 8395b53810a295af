import type { Bucket } from "@site/shared-data/uploads";
import { CommandError } from "../../../embedded/errors.ts";

export type Entity = "essays" | "projects";

/** A row with the names of its columns. */
export type Row = Record<string, unknown>;

/** The content of a site through its API, as the import and the export use it. */
export interface ContentApi {
	/**
	 * What stands before `/storage/v1/` in the URL of an image; empty where the site serves its images itself.
	 */
	imageOrigin: string;
	/** All rows with these columns, ordered by id. Rejects with CommandError. */
	list(entity: Entity, columns: string): Promise<Row[]>;
	/** Resolves with the reason if the database refuses the row. */
	insert(entity: Entity, row: Row): Promise<string | undefined>;
	hasImage(bucket: Bucket, name: string): Promise<boolean>;
	/** Resolves with the reason if the storage refuses the image. */
	storeImage(bucket: Bucket, name: string, type: string, bytes: Uint8Array): Promise<string | undefined>;
	/** Null if there is no such image. */
	readImage(bucket: Bucket, name: string): Promise<Buffer | null>;
}

interface Access {
	url: string;
	key: string;
	/** Called for each request. */
	token: () => string;
	imageOrigin: string;
}

const timeLimitMs = 60_000;
const pageSize = 200;

export function createContentApi({ url, key, token, imageOrigin }: Access): ContentApi {
	const send = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
		const answer = await fetch(url + path, {
			method,
			headers: { apikey: key, authorization: `Bearer ${token()}`, ...headers },
			signal: AbortSignal.timeout(timeLimitMs),
			...(body === undefined ? {} : { body }),
		})
			.then(async (response) => ({ ok: response.ok, status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }))
			.catch(() => {
				throw new CommandError(`${url} does not answer; run the command again when it does, it goes on where it ended.`);
			});
		// What the site fails to store is one row or one image, and the others go on.
		const isRefused = method === "POST" && answer.status === 500;
		if (answer.status === 401 || answer.status === 403 || (answer.status >= 500 && !isRefused)) {
			throw new CommandError(`The site answered ${answer.status}: ${readMessage(answer)}`);
		}
		return answer;
	};
	const pathOf = (bucket: Bucket, name: string) => `${bucket}/${name.split("/").map(encodeURIComponent).join("/")}`;
	return {
		imageOrigin,
		async list(entity, columns) {
			const rows: Row[] = [];
			for (;;) {
				const last = encodeURIComponent(String(rows.at(-1)?.id ?? ""));
				const answer = await send("GET", `/rest/v1/${entity}?select=${columns}&id=gt.${last}&order=id&limit=${pageSize}`);
				if (!answer.ok) {
					throw new CommandError(`The ${entity} cannot be read: ${readMessage(answer)}`);
				}
				const page = JSON.parse(answer.bytes.toString()) as Row[];
				if (page.length === 0) {
					return rows;
				}
				rows.push(...page);
			}
		},
		async insert(entity, row) {
			const headers = { "content-type": "application/json", prefer: "return=minimal" };
			return refusalOf(await send("POST", `/rest/v1/${entity}`, JSON.stringify(row), headers));
		},
		async hasImage(bucket, name) {
			return (await send("HEAD", `/storage/v1/object/public/${pathOf(bucket, name)}`)).ok;
		},
		async storeImage(bucket, name, type, bytes) {
			const headers = { "content-type": type, "cache-control": "max-age=3600", "x-upsert": "false" };
			return refusalOf(await send("POST", `/storage/v1/object/${pathOf(bucket, name)}`, bytes as BodyInit, headers));
		},
		async readImage(bucket, name) {
			const { ok, bytes } = await send("GET", `/storage/v1/object/public/${pathOf(bucket, name)}`);
			return ok ? bytes : null;
		},
	};
}

interface Answer {
	ok: boolean;
	status: number;
	bytes: Buffer;
}

const refusalOf = (answer: Answer) => (answer.ok ? undefined : readMessage(answer));

function readMessage({ status, bytes }: Answer): string {
	const text = bytes.toString();
	try {
		return String((JSON.parse(text) as { message?: unknown }).message ?? text);
	} catch {
		return text || String(status);
	}
}
