import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(js|css|json|svg|html|webmanifest)$/;
const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a .br and a .gz next to every text file, so that the server never compresses a file twice. */
export async function compressFiles(folder: string): Promise<void> {
	const entries = await readdir(folder, { withFileTypes: true });
	await Promise.all(
		entries.map(async (entry) => {
			const path = join(folder, entry.name);
			if (entry.isDirectory()) return entry.name === "server" ? undefined : compressFiles(path);
			if (!compressible.test(entry.name)) return;
			const content = await readFile(path);
			const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
			const [br, gz] = await Promise.all([brotliAsync(content, { params }), gzipAsync(content, { level: 9 })]);
			await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
		}),
	);
}
