import { resolve, sep } from "node:path";

/** Where a stored file lies below the folder of all of them; a name that leads out of its bucket fails. */
export function storedFilePath(directory: string, bucket: string, key: string): string {
	const path = resolve(directory, bucket, key);
	if (!resolve(directory, bucket).startsWith(resolve(directory) + sep) || !path.startsWith(resolve(directory, bucket) + sep)) {
		throw new Error("a stored file's name leads out of its bucket");
	}
	return path;
}
