import { createHash } from "node:crypto";
import { readFile, rm, stat } from "node:fs/promises";
import { extname } from "node:path";
import type { App } from "@supabase/lite";
import { putInPlace } from "./putInPlace.ts";
import { storedFilePath } from "./storedFilePath.ts";

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
	const pathOf = (bucket: string, key: string) => storedFilePath(directory, bucket, key);
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

async function readAll(body: Exclude<Parameters<StorageAdapter["uploadObject"]>[3], Uint8Array>): Promise<Uint8Array> {
	return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}
