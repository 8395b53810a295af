import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

interface ServedFolder {
	/** "http://127.0.0.1:<port>" */
	url: string;
	stop: () => Promise<void>;
}

/** Serves a folder's files on a free loopback port. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
	const server = createServer((request, response) => void answer(folder, request, response));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const stop = () =>
		new Promise<void>((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return { url: `http://127.0.0.1:${port}`, stop };
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse) {
	const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
	const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
	const entry = await stat(file).catch(() => null);
	if (!entry?.isFile()) {
		response.writeHead(404).end();
		return;
	}
	response.writeHead(200, {
		"content-type": types[extname(file)] ?? "application/octet-stream",
		"content-length": entry.size,
		"cache-control": "max-age=600",
	});
	createReadStream(file).pipe(response);
}

const types: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json",
	".svg": "image/svg+xml",
	".png": "image/png",
	".webp": "image/webp",
	".avif": "image/avif",
	".jpg": "image/jpeg",
	".woff2": "font/woff2",
};
