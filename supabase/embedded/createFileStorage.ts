import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, extname, resolve, sep } from "node:path";
import type { App } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

/** The type follows the name, never what an upload claimed; a name outside this list is served as plain bytes. */
const types: Record<string, string> = {
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".gif": "image/gif",
	".webp": "image/webp",
	".avif": "image/avif",
};

/** Stored files below one folder, a folder for each bucket; a file is either whole or not there. */
export function createFileStorage(directory: string): StorageAdapter {
	const pathOf = (bucket: string, key: string) => {
		const path = resolve(directory, bucket, key);
		if (!path.startsWith(resolve(directory, bucket) + sep)) {
			throw new Error("a stored file's name leads out of its bucket");
		}
		return path;
	};
	return {
		driver: undefined,
		async getObject(bucket, key) {
			const path = pathOf(bucket, key);
			return { httpStatusCode: 200, metadata: await describe(path), body: await readFile(path) };
		},
		headObject: (bucket, key) => describe(pathOf(bucket, key)),
		async uploadObject(bucket, key, _version, body) {
			const path = pathOf(bucket, key);
			await putInPlace(path, body instanceof Uint8Array ? body : await readAll(body));
			return describe(path);
		},
		async copyObject(sourceBucket, source, _version, bucket, key) {
			const path = pathOf(bucket, key);
			await putInPlace(path, await readFile(pathOf(sourceBucket, source)));
			const { eTag, lastModified } = await describe(path);
			return { httpStatusCode: 200, eTag, lastModified };
		},
		deleteObject: (bucket, key) => rm(pathOf(bucket, key), { force: true }),
		async deleteObjects(bucket, keys) {
			await Promise.all(keys.map((key) => rm(pathOf(bucket, key), { force: true })));
		},
		async privateAssetUrl() {
			throw new Error("pictures are not transformed here");
		},
	};
}

async function describe(path: string): Promise<ObjectMetadata> {
	const { size, mtime, mtimeMs } = await stat(path);
	return {
		cacheControl: "public, max-age=3600",
		contentLength: size,
		size,
		mimetype: types[extname(path).toLowerCase()] ?? "application/octet-stream",
		lastModified: mtime,
		eTag: `"${createHash("sha256").update(`${path}:${size}:${mtimeMs}`).digest("base64url").slice(0, 22)}"`,
	};
}

async function putInPlace(path: string, bytes: Uint8Array): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	const draft = `${path}.${randomUUID()}`;
	try {
		await writeFile(draft, bytes);
		const handle = await open(draft, "r+");
		await handle.sync();
		await handle.close();
		await rename(draft, path);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}

async function readAll(body: Exclude<Parameters<StorageAdapter["uploadObject"]>[3], Uint8Array>): Promise<Uint8Array> {
	return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}
