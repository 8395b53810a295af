import { statfsSync } from "node:fs";

const megabyte = 1024 * 1024;
/** A start may add two files of 16 MB to PostgreSQL's log. */
export const minStartBytes = 32 * megabyte;
export const newDatabaseBytes = 40 * megabyte;

/** The bytes that this account may still write there; Infinity where the file system does not report them. */
export function freeBytes(path: string): number {
	const { blocks, bavail, bsize } = statfsSync(path);
	return blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY;
}

export const formatMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;
