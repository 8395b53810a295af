import { createHash } from "node:crypto";
import { posix } from "node:path";
import { parseImageUrl } from "@site/shared-data/images";
import { type Bucket, buckets, DataError, prepareUpload, withoutMetadata } from "@site/shared-data/uploads";
import sharp from "sharp";
import type { ContentApi, Entity } from "./ContentApi.ts";
import { toReason } from "./convert.ts";
import type { Target } from "./createLinkFinder.ts";
import { downloadImage } from "./downloadImage.ts";
import { loadImport } from "./sources/loadImport.ts";
import { Skipped } from "./sources/Post.ts";
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

interface File {
	name: string;
	bytes: Uint8Array | ArrayBuffer;
}

export type ImageStore = ReturnType<typeof createImageStore>;

const bucketOf = { essays: "essay-images", projects: "project-images" } as const;

// Each image is decoded once or twice, so the library's cache only takes memory.
sharp.cache(false);

export function createImageStore({ api, folder, isDryRun, isDownloading, trusted }: ImageStoreOptions) {
	const results = new Map<string, Promise<StoredImage>>();
	const uploads = new Map<string, Promise<void>>();
	let added = 0;
	const urlOf = (bucket: Bucket, name: string) => `${api.imageOrigin}/storage/v1/object/public/${bucket}/${name}`;

	/** Uploads an image after its copies, so a stored image has all of them. */
	async function upload(bucket: Bucket, type: string, { name, bytes }: File, copies: readonly File[]): Promise<void> {
		if (await api.hasImage(bucket, name)) return;
		added += 1;
		if (isDryRun) return;
		for (const copy of copies) await api.storeImage(bucket, copy.name, "image/webp", copy.bytes);
		const refusal = await api.storeImage(bucket, name, type, bytes);
		if (refusal !== undefined) throw new Skipped(`was refused: ${refusal}`);
	}

	/** Two files may contain the same image. */
	async function uploadOnce(bucket: Bucket, type: string, file: File, copies: readonly File[]): Promise<StoredImage> {
		const url = urlOf(bucket, file.name);
		const uploading = uploads.get(url) ?? upload(bucket, type, file, copies);
		uploads.set(url, uploading);
		await uploading;
		return { url };
	}

	async function storeBytes(bytes: Buffer, bucket: Bucket): Promise<StoredImage> {
		const { toFileName, note, type, copies, bytes: clean } = await prepareImage(bytes);
		const name = toFileName(copies.map(({ width }) => width));
		return { ...(await uploadOnce(bucket, type, { name, bytes: clean }, copies)), note };
	}

	/** An image of `export:content` keeps its name, so that the text stays identical byte for byte. */
	async function storeOwn(path: string, written: Buffer, bucket: Bucket, name: string): Promise<StoredImage> {
		const { type, bytes } = await prepareImage(written);
		const copies: File[] = [];
		for (const copyName of copyNamesOf(urlOf(bucket, name))) {
			const copy = await folder.read(posix.join(posix.dirname(path), copyName));
			if (copy) copies.push({ name: posix.join(posix.dirname(name), copyName), bytes: withoutMetadata(new Uint8Array(copy)) });
		}
		return uploadOnce(bucket, type, { name, bytes }, copies);
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
		return storeBytes(await downloadImage(url, trusted), bucketOf[entity]);
	}

	async function storeTarget(target: Target, entity: Entity): Promise<StoredImage> {
		if (target.kind === "remote") return storeRemote(target.url, entity);
		if (target.kind === "data") {
			const response = await fetch(target.url).catch(() => null);
			if (!response) throw new Skipped("is damaged");
			return storeBytes(Buffer.from(await response.arrayBuffer()), bucketOf[entity]);
		}
		if (target.kind !== "file") throw new Skipped("is no image");
		const stored = await storeFile(target.paths, entity);
		if (stored) return stored;
		if (target.url) return storeRemote(target.url, entity);
		const elsewhere = await folder.findImage(posix.basename(target.paths[0] ?? ""));
		const found = elsewhere === undefined ? undefined : await storeFile([elsewhere], entity);
		if (!found) throw new Skipped("is not in the folder");
		return found;
	}

	return {
		/** Stores an image once, however many posts show it. */
		store(target: Target, entity: Entity): Promise<StoredImage> {
			const key = JSON.stringify([target, entity]);
			const result =
				results.get(key) ??
				storeTarget(target, entity).catch((error: unknown) => ({
					// An image that cannot be downloaded stays where it is.
					...((target.kind === "file" || target.kind === "remote") && { url: target.url }),
					reason: toReason(error),
					isLeft: true,
				}));
			results.set(key, result);
			return result;
		},
		/** The number of newly stored images. */
		added: () => added,
	};
}

/** The names of an image's copies for narrow screens, derived from its URL. */
export function copyNamesOf(url: string): string[] {
	const { stem = "", copies = [] } = parseImageUrl(url) ?? {};
	return copies.map((width) => `${posix.basename(stem)}.w${width}.webp`);
}

/** An image prepared like the admin's upload, named by its bytes. Throws Skipped. */
async function prepareImage(written: Buffer) {
	const { png: bytes, removed } = isSvg(written) ? await drawImage(written) : { png: written, removed: [] };
	const key = `${bytes.length}-${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}`;
	try {
		const upload = await prepareUpload(new Blob([bytes as BlobPart]), () => readImage(bytes), key);
		return { ...upload, note: removed.length > 0 ? `is drawn without ${removed.join(", ")}` : undefined };
	} catch (error) {
		throw error instanceof DataError ? new Skipped(reasons[error.reason ?? ""] ?? "cannot be read") : error;
	}
}

const isSvg = (bytes: Buffer) =>
	/^(?:\uFEFF)?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|svg)/i.test(bytes.subarray(0, 500).toString()) && bytes.includes("<svg");

async function drawImage(svg: Buffer): Promise<{ png: Buffer; removed: string[] }> {
	const { drawSvg } = await loadImport();
	try {
		return drawSvg(svg.toString());
	} catch {
		throw new Skipped("is an SVG that cannot be drawn");
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
			return new Blob([copy as BlobPart], { type: "image/webp" });
		},
		close() {},
	};
}
