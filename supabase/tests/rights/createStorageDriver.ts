import { asService, type Caller } from "../../testing/createCaller.ts";
import type { TestBackend } from "../../testing/startBackend.ts";
import { compareRows } from "./compareRows.ts";
import type { HttpAttempt, Outcome, RightsCase, Row } from "./RightsCase.ts";
import { buckets, image, storedImage } from "./storageCases.ts";

export interface StorageDriver {
	/**
	 * Runs the case as the caller; the service role reads the buckets before and after.
	 */
	run(rightsCase: RightsCase<HttpAttempt>, caller: Caller): Promise<Outcome>;
}

/**
 * Runs cases on one bucket of the backend; the one stored image is restored after a case that changed
 * something.
 */
export function createStorageDriver(backend: TestBackend, bucket: string): StorageDriver {
	const service = asService(backend);
	let current: Row[] | undefined;

	async function takeSnapshot(): Promise<Row[]> {
		const objects: { name: string; metadata: { size: number; mimetype: string } }[] = (
			await service.post(`/storage/v1/object/list/${bucket}`, { prefix: "", limit: 1000 })
		).body;
		const bucketRows: Row[] = (await service.get("/storage/v1/bucket")).body;
		return [
			...objects.map(({ name, metadata: { size, mimetype } }) => ({ id: name, name, size, mimetype })),
			...bucketRows.map(({ id, name, public: isPublic, file_size_limit, allowed_mime_types }) => ({
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
			const others = (await takeSnapshot()).filter(({ size }) => size !== undefined).map(({ name }) => name);
			if (others.length > 0) {
				await service.send("DELETE", `/storage/v1/object/${bucket}`, { prefixes: others });
			}
			await service.send("POST", `/storage/v1/object/${bucket}/${storedImage}`, image, { "content-type": "image/png" });
			current = await takeSnapshot();
			if (current.length !== buckets.length + 1) {
				throw new Error(`${bucket} could not be put back: ${JSON.stringify(current)}`);
			}
		}
		return current;
	}

	return {
		async run({ name, attempt }, caller) {
			const before = await arrange();
			const response = await caller.send(attempt.method, attempt.path, attempt.body, attempt.headers);
			if (/^(list|read)/.test(name)) {
				return { seen: response.status < 300 ? labelsIn(response.body) : [], changes: [] };
			}
			const changes = compareRows(before, await takeSnapshot(), "name");
			if (changes.length > 0) {
				current = undefined;
			}
			return { seen: [], changes };
		},
	};
}

/** The names in a response; the image itself and a signed URL count as its name. */
function labelsIn(body: unknown): string[] {
	const text = typeof body === "string" ? body : JSON.stringify(body);
	return [...buckets, storedImage]
		.filter((label) => text.includes(`"name":"${label}"`) || (label === storedImage && /PNG\r\n|"signedURL"|"url"/.test(text)))
		.sort();
}
