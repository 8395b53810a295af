import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buckets, withoutMetadata } from "@site/shared-data/uploads";
import { StorageClient } from "@supabase/storage-js";
import { storedFilePath, typeOf, writeStoredFile } from "../../embedded/data-dir/fileStorage.ts";
import { CommandError } from "../../embedded/errors.ts";
import { readHostedProject } from "../hostedProject.ts";
import { readDataDir } from "../withSite.ts";

/** The stored files of a site, each named by its bucket and its path in there. */
interface StoredImages {
	list(bucket: string): AsyncIterable<string>;
	read(bucket: string, name: string): Promise<Uint8Array>;
	replace(bucket: string, name: string, bytes: Uint8Array): Promise<void>;
}

/** An image with metadata, and a function that removes it; a damaged image must be replaced. */
export interface TellingImage {
	path: string;
	clean: (() => Promise<void>) | undefined;
}

/** The images of the hosted project, or of this machine's site. */
export async function* findTellingImages(env: NodeJS.ProcessEnv): AsyncGenerator<TellingImage> {
	const images = env.SUPABASE_URL ? imagesOfProject(env) : imagesOfFolder(join(readDataDir(env), "files"));
	for (const bucket of buckets) {
		for await (const name of images.list(bucket)) {
			const bytes = new Uint8Array(await images.read(bucket, name));
			const path = `${bucket}/${name}`;
			try {
				const cleaned = withoutMetadata(bytes);
				if (Buffer.compare(cleaned, bytes) !== 0) yield { path, clean: () => images.replace(bucket, name, cleaned) };
			} catch (error) {
				if (!(error instanceof RangeError)) throw error;
				yield { path, clean: undefined };
			}
		}
	}
}

function imagesOfFolder(folder: string): StoredImages {
	return {
		async *list(bucket) {
			const entries = await readdir(join(folder, bucket), { recursive: true, withFileTypes: true }).catch(() => []);
			for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
				yield join(parentPath, name).slice(join(folder, bucket).length + 1);
			}
		},
		read: (bucket, name) => readFile(storedFilePath(folder, bucket, name)),
		replace: (bucket, name, bytes) => writeStoredFile(storedFilePath(folder, bucket, name), bytes),
	};
}

const pageSize = 1000;

function imagesOfProject(env: NodeJS.ProcessEnv): StoredImages {
	const { url, secretKey } = readHostedProject(env);
	if (!secretKey)
		throw new CommandError("SUPABASE_SECRET_KEY must hold the project's secret key, to read and replace its images.");
	const storage = new StorageClient(`${url}/storage/v1`, { apikey: secretKey, authorization: `Bearer ${secretKey}` });
	async function* list(bucket: string, folder = ""): AsyncGenerator<string> {
		for (let offset = 0; ; offset += pageSize) {
			const { data, error } = await storage.from(bucket).list(folder, { limit: pageSize, offset });
			if (error) throw new CommandError(`The images of ${bucket} cannot be listed: ${error.message}`);
			for (const { id, name } of data) {
				// Only folders have no id.
				if (id === null) yield* list(bucket, `${folder}${name}/`);
				else yield `${folder}${name}`;
			}
			if (data.length < pageSize) return;
		}
	}
	return {
		list,
		async read(bucket, name) {
			const { data, error } = await storage.from(bucket).download(name);
			if (error) throw new CommandError(`${bucket}/${name} cannot be read: ${error.message}`);
			return new Uint8Array(await data.arrayBuffer());
		},
		async replace(bucket, name, bytes) {
			const options = { contentType: typeOf(name), cacheControl: "3600" };
			const { error } = await storage.from(bucket).update(name, bytes, options);
			if (error) throw new CommandError(`${bucket}/${name} cannot be replaced: ${error.message}`);
		},
	};
}
