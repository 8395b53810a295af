import { asService, type Caller } from "../../testing/createCaller.ts";
import type { TestBackend } from "../../testing/startBackend.ts";
import { compareRows } from "./compareRows.ts";
import type { HttpAttempt, RightsCase, Row } from "./RightsCase.ts";
import type { Driver } from "./runCases.ts";
import { buckets, image, storedImage } from "./storageCases.ts";

export type StorageDriver = Driver<RightsCase<HttpAttempt>>;

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

	const isWrite = ({ name }: RightsCase<HttpAttempt>) => !/^(list|read)/.test(name);
	const isDeletion = ({ name }: RightsCase<HttpAttempt>) => /^(delete|empty)/.test(name);
	const send = ({ attempt }: RightsCase<HttpAttempt>, caller: Caller) =>
		caller.send(attempt.method, attempt.path, attempt.body, attempt.headers);

	async function compareWith(before: Row[]): Promise<string[]> {
		const changes = compareRows(before, await takeSnapshot(), "name");
		if (changes.length > 0) {
			current = undefined;
		}
		return changes;
	}

	return {
		isWrite,
		async run(rightsCase, caller) {
			const before = await arrange();
			const response = await send(rightsCase, caller);
			if (!isWrite(rightsCase)) {
				return { seen: response.status < 300 ? labelsIn(response.body) : [], changes: [] };
			}
			return { seen: [], changes: await compareWith(before) };
		},
		async runTogether(rightsCases, caller) {
			const before = await arrange();
			for (const rightsCase of rightsCases.toSorted((a, b) => Number(isDeletion(b)) - Number(isDeletion(a)))) {
				await send(rightsCase, caller);
			}
			return { seen: new Map(rightsCases.map(({ name }) => [name, []])), changes: await compareWith(before) };
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
