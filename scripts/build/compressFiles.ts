import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const worthIt = /\.(js|css|json|svg|html|webmanifest)$/;
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a .br and a .gz beside every text file of the folder, so that the server never compresses a file twice. */
export async function compressFiles(folder: string): Promise<void> {
	const entries = await readdir(folder, { withFileTypes: true });
	await Promise.all(
		entries.map(async (entry) => {
			const path = join(folder, entry.name);
			if (entry.isDirectory()) return entry.name === "server" ? undefined : compressFiles(path);
			if (!worthIt.test(entry.name)) return;
			const content = await readFile(path);
			const [br, gz] = await Promise.all([
				brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
				zip(content, { level: 9 }),
			]);
			await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
		}),
	);
}
