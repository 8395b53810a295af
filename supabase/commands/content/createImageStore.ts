import { createHash } from "node:crypto";
import { posix } from "node:path";
import { parseImageUrl } from "@site/shared-data/images";
import { type Bucket, buckets, DataError, type PreparedUpload, prepareUpload, withoutMetadata } from "@site/shared-data/uploads";
import sharp from "sharp";
import type { ContentApi, Entity } from "./ContentApi.ts";
import { toReason } from "./convert.ts";
import type { Target } from "./createLinkFinder.ts";
import { downloadImage } from "./downloadImage.ts";
import { loadImport } from "./sources/loadImport.ts";
import type { SourceFolder } from "./sources/SourceFolder.ts";

/** An image's new URL, or why the site does not have it; `isLeft` if it should have been imported. */
export interface StoredImage {
	url?: string | undefined;
	reason?: string;
	isLeft?: boolean;
	/** Parts of the image that are not in the stored one. */
	note?: string | undefined;
}

interface ImageStoreOptions {
	api: ContentApi;
	folder: SourceFolder;
	isDryRun: boolean;
	/** Whether external images are downloaded. */
	isDownloading: boolean;
	/** Origins that may be in the local network. */
	trusted: readonly string[];
}

interface Upload extends Pick<PreparedUpload, "type"> {
	name: string;
	bytes: ArrayBuffer;
	/** For narrow screens, as WebP. */
	copies: readonly { name: string; bytes: Uint8Array | ArrayBuffer }[];
}

export type ImageStore = ReturnType<typeof createImageStore>;

const bucketOf = { essays: "essay-images", projects: "project-images" } as const;

const left = (reason: string): StoredImage => ({ reason, isLeft: true });

export function createImageStore({ api, folder, isDryRun, isDownloading, trusted }: ImageStoreOptions) {
	const results = new Map<string, Promise<StoredImage>>();
	const added = new Set<string>();
	const urlOf = (bucket: Bucket, name: string) => `${api.imageOrigin}/storage/v1/object/public/${bucket}/${name}`;

	/** Resolves with the reason if the site refuses it. */
	async function put(bucket: Bucket, name: string, type: string, bytes: Uint8Array | ArrayBuffer): Promise<string | undefined> {
		if (await api.hasImage(bucket, name)) return undefined;
		if (!/\.w\d+\.webp$/.test(name)) added.add(name);
		return isDryRun ? undefined : api.storeImage(bucket, name, type, new Uint8Array(bytes));
	}

	async function putAll(bucket: Bucket, { name, type, bytes, copies }: Upload): Promise<StoredImage> {
		for (const copy of copies) {
			await put(bucket, copy.name, "image/webp", copy.bytes);
		}
		const refusal = await put(bucket, name, type, bytes);
		return refusal === undefined ? { url: urlOf(bucket, name) } : left(`was refused: ${refusal}`);
	}

	async function storeBytes(bytes: Buffer, bucket: Bucket): Promise<StoredImage> {
		const upload = await prepareImage(bytes);
		if (typeof upload === "string") return left(upload);
		const { note } = upload;
		return { ...(await putAll(bucket, { ...upload, name: upload.toFileName(upload.copies.map(({ width }) => width)) })), note };
	}

	/** An image of `export:content` keeps its name, so that the text stays identical byte for byte. */
	async function storeOwn(path: string, bytes: Buffer, bucket: Bucket, name: string): Promise<StoredImage> {
		const upload = await prepareImage(bytes);
		if (typeof upload === "string") return left(upload);
		const copies: Upload["copies"][number][] = [];
		for (const copyName of copyNamesOf(urlOf(bucket, name))) {
			const copy = await folder.read(posix.join(posix.dirname(path), copyName));
			if (copy) copies.push({ name: posix.join(posix.dirname(name), copyName), bytes: withoutMetadata(new Uint8Array(copy)) });
		}
		return putAll(bucket, { name, type: upload.type, bytes: upload.bytes, copies });
	}

	/** Resolves with undefined if the folder has none of these files. */
	async function storeFile(paths: readonly string[], entity: Entity): Promise<StoredImage | undefined> {
		for (const path of paths) {
			const bytes = path.startsWith("..") ? null : await folder.read(path);
			if (bytes) {
				const [, bucket, name = ""] = /(?:^|\/)images\/([a-z]+-[a-z]+)\/(.+)$/.exec(path) ?? [];
				const isOwn = buckets.some((known) => known === bucket);
				return isOwn ? storeOwn(path, bytes, bucket as Bucket, name) : storeBytes(bytes, bucketOf[entity]);
			}
		}
		return undefined;
	}

	async function storeRemote(url: string, entity: Entity): Promise<StoredImage> {
		if (!isDownloading) return { url, reason: "stays on its server; use --download to copy it" };
		const bytes = await downloadImage(url, trusted);
		return typeof bytes === "string" ? { url, ...left(bytes) } : storeBytes(bytes, bucketOf[entity]);
	}

	async function storeTarget(target: Target, entity: Entity): Promise<StoredImage> {
		switch (target.kind) {
			case "file": {
				const stored = await storeFile(target.paths, entity);
				const elsewhere = stored || target.url ? undefined : await folder.findImage(posix.basename(target.paths[0] ?? ""));
				if (elsewhere !== undefined) return (await storeFile([elsewhere], entity)) ?? left("is not in the folder");
				return stored ?? (target.url ? storeRemote(target.url, entity) : left("is not in the folder"));
			}
			case "data": {
				const response = await fetch(target.url).catch(() => null);
				return response ? storeBytes(Buffer.from(await response.arrayBuffer()), bucketOf[entity]) : left("is damaged");
			}
			case "remote":
				return storeRemote(target.url, entity);
			default:
				return left("is no image");
		}
	}

	return {
		/** Stores an image once, however many posts show it. */
		store(target: Target, entity: Entity): Promise<StoredImage> {
			const key = JSON.stringify([target, entity]);
			const result = results.get(key) ?? storeTarget(target, entity).catch((error: unknown) => left(toReason(error)));
			results.set(key, result);
			return result;
		},
		/** The number of newly stored images. */
		added: () => added.size,
	};
}

/** The names of an image's copies for narrow screens, derived from its URL. */
export function copyNamesOf(url: string): string[] {
	const { stem = "", copies = [] } = parseImageUrl(url) ?? {};
	return copies.map((width) => `${posix.basename(stem)}.w${width}.webp`);
}

/** An image prepared like the admin's upload, named by its bytes; else the reason. */
async function prepareImage(written: Buffer): Promise<(PreparedUpload & { note?: string | undefined }) | string> {
	const drawn = isSvg(written) ? await drawImage(written) : { png: written, removed: [] };
	if (drawn === null) return "is an SVG that cannot be drawn";
	const { png: bytes, removed } = drawn;
	const key = `${bytes.length}-${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}`;
	try {
		const upload = await prepareUpload(new Blob([new Uint8Array(bytes)]), () => readImage(bytes), key);
		return { ...upload, note: removed.length > 0 ? `is drawn without ${removed.join(", ")}` : undefined };
	} catch (error) {
		if (error instanceof DataError) return reasons[error.reason ?? ""] ?? "cannot be read";
		throw error;
	}
}

const isSvg = (bytes: Buffer) =>
	/^(?:\uFEFF)?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|svg)/i.test(bytes.subarray(0, 500).toString()) && bytes.includes("<svg");

async function drawImage(svg: Buffer): Promise<{ png: Buffer; removed: string[] } | null> {
	const { drawSvg } = await loadImport();
	try {
		return drawSvg(svg.toString());
	} catch {
		return null;
	}
}

const reasons: Record<string, string> = {
	type: "is not a PNG, JPEG, GIF, WebP or AVIF",
	size: "has 5 MB or more",
	unreadable: "is damaged",
};

async function readImage(bytes: Buffer) {
	const { autoOrient } = await sharp(bytes).metadata();
	return {
		...autoOrient,
		async resize(width: number) {
			const copy = await sharp(bytes).autoOrient().resize({ width }).webp({ quality: 82 }).toBuffer();
			return new Blob([new Uint8Array(copy)], { type: "image/webp" });
		},
		close() {},
	};
}
