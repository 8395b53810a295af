import type { Bucket } from "@site/shared-data/uploads";
import { CommandError } from "../../../embedded/errors.ts";

export type Entity = "essays" | "projects";

/** A row with the names of its columns. */
export type Row = Record<string, unknown>;

/** The content of a site through its API, as the import and the export use it. */
export interface ContentSite {
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

export function createContentSite({ url, key, token, imageOrigin }: Access): ContentSite {
	const send = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
		const response = await fetch(url + path, {
			method,
			headers: { apikey: key, authorization: `Bearer ${token()}`, ...headers },
			signal: AbortSignal.timeout(timeLimitMs),
			...(body === undefined ? {} : { body }),
		}).catch(() => {
			throw new CommandError(`${url} does not answer; run the command again when it does, it goes on where it ended.`);
		});
		if (response.status === 401 || response.status === 403 || response.status >= 500) {
			throw new CommandError(`The site answered ${response.status}: ${await readMessage(response)}`);
		}
		return response;
	};
	const pathOf = (bucket: Bucket, name: string) => `${bucket}/${name.split("/").map(encodeURIComponent).join("/")}`;
	return {
		imageOrigin,
		async list(entity, columns) {
			const rows: Row[] = [];
			for (;;) {
				const last = encodeURIComponent(String(rows.at(-1)?.id ?? ""));
				const response = await send("GET", `/rest/v1/${entity}?select=${columns}&id=gt.${last}&order=id&limit=${pageSize}`);
				if (!response.ok) {
					throw new CommandError(`The ${entity} cannot be read: ${await readMessage(response)}`);
				}
				const page = (await response.json()) as Row[];
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
			const response = await send("GET", `/storage/v1/object/public/${pathOf(bucket, name)}`);
			return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
		},
	};
}

const refusalOf = async (response: Response) => (response.ok ? undefined : readMessage(response));

async function readMessage(response: Response): Promise<string> {
	const text = await response.text();
	try {
		return String((JSON.parse(text) as { message?: unknown }).message ?? text);
	} catch {
		return text || String(response.status);
	}
}
