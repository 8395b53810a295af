import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

interface Options {
	/** Open to other origins, as remotes need it. */
	isOpen?: boolean;
}

const types: Record<string, string> = {
	".js": "text/javascript",
	".html": "text/html; charset=utf-8",
	".json": "application/json",
};

/** A plain file server on an origin of its own; the first of the folders that has a file gives it. */
export async function serveElsewhere(folders: string | string[], { isOpen = true }: Options = {}) {
	const asked: string[] = [];
	const server = createServer(async (request, response) => {
		const path = normalize(new URL(request.url ?? "/", "http://x").pathname);
		asked.push(path);
		let content: Buffer | undefined;
		for (const folder of [folders].flat()) content ??= await readFile(join(folder, path)).catch(() => undefined);
		if (isOpen) response.setHeader("access-control-allow-origin", "*");
		response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream");
		response.writeHead(content ? 200 : 404).end(content ?? "Not found");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		/** The paths that were asked for, in order. */
		asked,
		close: () => {
			server.closeAllConnections();
			return new Promise<void>((resolve) => server.close(() => resolve()));
		},
	};
}
