import { readFile } from "node:fs/promises";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { chooseEncoding, type Encoding } from "../cache/chooseEncoding.ts";
import { offerForStorage } from "../cache/storedResponses.ts";
import { etagOf, unlessNotModified } from "../cache/unlessNotModified.ts";
import { addLogFields } from "../log.ts";

/** Files up to this size are kept in memory, up to the total. */
const maxFileBytes = 256 * 1024;
const maxTotalBytes = 3 * 1024 * 1024;
/** After this time a file is read again, so that a repaired one is served without a restart. */
const keptMs = 1_000;

/** A file in memory: the source of its stored response. */
interface KnownFile {
	size: number;
	isServed: (path: string) => boolean;
}

/** The files in memory, by path and encoding. */
export function createFileMemory() {
	const files = new LRUCache<string, KnownFile>({ maxSize: maxTotalBytes, ttl: keptMs, sizeCalculation: ({ size }) => size });
	const keyOf = (path: string, encoding: Encoding) => `${encoding} ${path}`;
	return {
		find(path: string, encoding: Encoding): KnownFile | undefined {
			const file = files.get(keyOf(path, encoding));
			return file?.isServed(path) ? file : undefined;
		},
		add: (path: string, encoding: Encoding, file: KnownFile) => void files.set(keyOf(path, encoding), file),
	};
}

interface ImmutableFilesOptions {
	memory: ReturnType<typeof createFileMemory>;
	isServed?: (path: string) => boolean;
}

/** Serves files with a hash in their URL, precompressed by the build, from the first folder that has them. */
export function immutableFiles(
	folders: string[],
	prefix: string,
	{ memory, isServed = () => true }: ImmutableFilesOptions,
): MiddlewareHandler {
	const rewriteRequestPath = (path: string) => path.slice(prefix.length);
	const handlers = folders.map((root) => serveStatic({ root, rewriteRequestPath, precompressed: true }));
	return async (context) => {
		const { path, raw } = context.req;
		const encoding = chooseEncoding(raw.headers.get("accept-encoding") ?? "");
		// `serveStatic` reads neither q-values nor capitals.
		raw.headers.set("accept-encoding", encoding);
		const isServerBuild = /\/server\//.test(path);
		let file: Response | undefined;
		for (const serve of isServerBuild || !isServed(path) ? [] : handlers) file ??= await tryServe(serve, context);
		if (!file) return context.text("Not found", 404, { "cache-control": "no-store" });
		file.headers.set("cache-control", "public, max-age=31536000, immutable");
		file.headers.set("access-control-allow-origin", "*");
		if (file.status !== 200 || raw.method !== "GET" || Number(file.headers.get("content-length")) > maxFileBytes) return file;
		const body = Buffer.from(await file.arrayBuffer());
		const source = { size: body.length || 1, isServed };
		memory.add(path, encoding, source);
		offerForStorage({ source, encoding, body });
		return new Response(body, { headers: file.headers });
	};
}

interface UnhashedFilesOptions {
	/** The part of the path before the file's. */
	prefix?: string;
	cacheControl?: string;
}

/** The contract of this shell, for authors of external remotes. */
export function contractFiles(folder: string, prefix: string, { isOffered }: { isOffered: boolean }): MiddlewareHandler {
	// A copy from before an update would not have the hashes of the new contract.json.
	return isOffered ? unhashedFiles(folder, { prefix, cacheControl: "no-cache" }) : (_, next) => next();
}

/** The favicon, sample images and the like, cached for an hour, then compared by their tag or date. */
export function unhashedFiles(
	folder: string,
	{ prefix = "", cacheControl = "public, max-age=3600" }: UnhashedFilesOptions = {},
): MiddlewareHandler {
	// Earlier changes are unknown to this process.
	const knownSince = new Date().toUTCString();
	const tags = new Map<string, Promise<string>>();
	const tagOf = (path: string) => {
		const tag = tags.get(path) ?? readFile(path).then(etagOf);
		tags.set(path, tag);
		tag.catch(() => tags.delete(path));
		return tag;
	};
	const rewriteRequestPath = (path: string) => path.slice(prefix.length);
	const serve = serveStatic({ root: folder, rewriteRequestPath, onFound: (path, context) => context.set("file", path) });
	return async (context, next) => {
		// Stryker disable next-line Regex: only spares the search
		const file = /\.[a-z0-9]+$/i.test(context.req.path) ? await tryServe(serve, context) : undefined;
		if (!file) return next();
		file.headers.set("cache-control", cacheControl);
		file.headers.set("etag", await tagOf(context.get("file")));
		file.headers.set("last-modified", knownSince);
		const answer = await unlessNotModified(context.req.raw, file.headers, () => file);
		// Closes the unread file.
		if (answer !== file) await file.body?.cancel();
		return answer;
	};
}

async function tryServe(serve: MiddlewareHandler, context: Context): Promise<Response | undefined> {
	const file = (await serve(context, async () => {})) ?? undefined;
	// Builds and images set any file time, so a date says nothing about the content.
	file?.headers.delete("last-modified");
	if (file) addLogFields({ isFile: true });
	return file;
}
