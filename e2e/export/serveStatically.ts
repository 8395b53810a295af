import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

/** A static host of the plainest kind: an index for a folder, a redirect to its slash, and 404.html for the rest. */
export async function serveStatically(folder: string) {
	const server = createServer(async (request, response) => {
		const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
		const file = join(folder, normalize(decodeURIComponent(pathname)));
		const found = await stat(file).catch(() => null);
		if (found?.isFile()) return send(response, 200, file);
		if (!found) return send(response, 404, join(folder, "404.html"));
		if (!pathname.endsWith("/")) return void response.writeHead(301, { location: `${pathname}/${search}` }).end();
		return send(response, 200, join(file, "index.html"));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const stop = () =>
		new Promise<void>((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

function send(response: ServerResponse, status: number, file: string) {
	response.writeHead(status, { "content-type": types[extname(file)] ?? "application/octet-stream" });
	createReadStream(file)
		.once("error", () => response.destroy())
		.pipe(response);
}

const types: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".svg": "image/svg+xml",
	".webmanifest": "application/manifest+json",
};
