import { createHash } from "node:crypto";
import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, extname, resolve, sep } from "node:path";
import { buffer } from "node:stream/consumers";
import { writeFileDurably } from "@site/shared-data/files";
import { withoutMetadata } from "@site/shared-data/uploads";
import type { App } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

/** By file extension, never by the upload's declared type. Other files are served as plain bytes. */
const types: Record<string, string> = {
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".gif": "image/gif",
	".webp": "image/webp",
	".avif": "image/avif",
};

export const typeOf = (path: string) => types[extname(path).toLowerCase()] ?? "application/octet-stream";

/**
 * Stores files below one folder, with a subfolder for each bucket; removes the metadata of uploaded images.
 * The engine hides the errors.
 */
export function createFileStorage(directory: string, onError: (error: unknown) => void = () => {}): StorageAdapter {
	const report = (error: unknown): never => {
		onError(error);
		throw error;
	};
	const pathOf = (bucket: string, key: string) => storedFilePath(directory, bucket, key);
	return {
		driver: undefined,
		async getObject(bucket, key) {
			const path = pathOf(bucket, key);
			// No stream: an answer to HEAD is never read, and would leave its file open.
			return { httpStatusCode: 200, metadata: await describe(path).catch(report), body: await readFile(path) };
		},
		headObject: (bucket, key) => describe(pathOf(bucket, key)),
		async uploadObject(bucket, key, _version, body) {
			const path = pathOf(bucket, key);
			// A stream, or the file of a form.
			const bytes = body instanceof Uint8Array ? body : await buffer(body as ReadableStream);
			await writeStoredFile(path, cleanUpload(new Uint8Array(bytes))).catch(report);
			return describe(path);
		},
		async copyObject(sourceBucket, source, _version, bucket, key) {
			const path = pathOf(bucket, key);
			await writeStoredFile(path, await readFile(pathOf(sourceBucket, source)));
			const { eTag, lastModified } = await describe(path);
			return { httpStatusCode: 200, eTag, lastModified };
		},
		deleteObject: (bucket, key) => rm(pathOf(bucket, key), { force: true }),
		async deleteObjects(bucket, keys) {
			await Promise.all(keys.map((key) => rm(pathOf(bucket, key), { force: true })));
		},
		async privateAssetUrl() {
			throw new Error("images are not transformed here");
		},
	};
}

/** Keeps a damaged image, which the doctor reports. */
function cleanUpload(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
	try {
		return withoutMetadata(bytes);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return bytes;
	}
}

async function describe(path: string): Promise<ObjectMetadata> {
	const { size, mtime, mtimeMs } = await stat(path);
	const hash = createHash("sha256").update(`${path}:${size}:${mtimeMs}`);
	return {
		cacheControl: "public, max-age=3600",
		contentLength: size,
		size,
		mimetype: typeOf(path),
		lastModified: mtime,
		eTag: `"${hash.digest("base64url").slice(0, 22)}"`,
	};
}

/** The path of a stored file. Throws when its name leads out of the bucket's folder. */
export function storedFilePath(directory: string, bucket: string, key: string): string {
	const path = resolve(directory, bucket, key);
	if (!resolve(directory, bucket).startsWith(resolve(directory) + sep) || !path.startsWith(resolve(directory, bucket) + sep)) {
		throw new Error("a stored file's name leads out of its bucket");
	}
	return path;
}

/** Writes a file into a folder that may be missing. */
export async function writeStoredFile(path: string, bytes: Uint8Array): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	await writeFileDurably(path, bytes);
}
