import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";

/** A plain file server on an origin of its own; open to other origins unless that is forgotten. */
export async function serveElsewhere(folder: string, { isOpen = true } = {}) {
	const asked: string[] = [];
	const server = createServer(async (request, response) => {
		const path = normalize(new URL(request.url ?? "/", "http://x").pathname);
		asked.push(path);
		const content = await readFile(join(folder, path)).catch(() => null);
		if (isOpen) response.setHeader("access-control-allow-origin", "*");
		response.setHeader("content-type", path.endsWith("js") ? "text/javascript" : "application/octet-stream");
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
