import { asService, type Caller } from "../../testing/createCaller.ts";
import type { TestBackend } from "../../testing/startBackend.ts";
import type { Attempted, Outcome, Row, WebAttempt } from "./Cell.ts";
import { compareRows } from "./compareRows.ts";
import { buckets, kept, picture } from "./storageLines.ts";

export interface StorageDriver {
	/**
	 * Tries the line as the caller; what changed in the bucket, and in the list of buckets, is seen by the
	 * service role.
	 */
	run(line: Attempted<WebAttempt>, caller: Caller): Promise<Outcome>;
}

/**
 * Runs lines on one bucket of the backend; between lines the one picture is put back when something has
 * changed.
 */
export function createStorageDriver(backend: TestBackend, bucket: string): StorageDriver {
	const service = asService(backend);
	let current: Row[] | undefined;

	async function look(): Promise<Row[]> {
		const objects: { name: string; metadata: { size: number; mimetype: string } }[] = (
			await service.post(`/storage/v1/object/list/${bucket}`, { prefix: "", limit: 1000 })
		).body;
		const facts: Row[] = (await service.get("/storage/v1/bucket")).body;
		return [
			...objects.map(({ name, metadata: { size, mimetype } }) => ({ id: name, name, size, mimetype })),
			...facts.map(({ id, name, public: isPublic, file_size_limit, allowed_mime_types }) => ({
				id,
				name,
				isPublic,
				file_size_limit,
				allowed_mime_types,
			})),
		];
	}

	async function arrange(): Promise<Row[]> {
		if (current === undefined) {
			const others = (await look()).filter(({ size }) => size !== undefined).map(({ name }) => name);
			if (others.length > 0) {
				await service.send("DELETE", `/storage/v1/object/${bucket}`, { prefixes: others });
			}
			await service.send("POST", `/storage/v1/object/${bucket}/${kept}`, picture, { "content-type": "image/png" });
			current = await look();
			if (current.length !== buckets.length + 1) {
				throw new Error(`${bucket} could not be put back: ${JSON.stringify(current)}`);
			}
		}
		return current;
	}

	return {
		async run({ name, attempt }, caller) {
			const before = await arrange();
			const answer = await caller.send(attempt.method, attempt.path, attempt.body, attempt.headers);
			if (/^(look|list|read)/.test(name)) {
				return { seen: answer.status < 300 ? labelsIn(answer.body) : [], changes: [] };
			}
			const changes = compareRows(before, await look(), "name");
			if (changes.length > 0) {
				current = undefined;
			}
			return { seen: [], changes };
		},
	};
}

/** Whose names an answer holds; the picture itself and a signed address count as its name. */
function labelsIn(body: unknown): string[] {
	const text = typeof body === "string" ? body : JSON.stringify(body);
	return [...buckets, kept]
		.filter((label) => text.includes(`"name":"${label}"`) || (label === kept && /PNG\r\n|"signedURL"|"url"/.test(text)))
		.sort();
}
