import { posix } from "node:path";
import { parseImageUrl } from "@site/shared-data/images";
import { type Bucket, buckets } from "@site/shared-data/uploads";
import type { ContentApi, Entity } from "../api/ContentApi.ts";
import { toReason } from "../convert.ts";
import type { Target } from "../createLinkFinder.ts";
import type { SourceFolder } from "../sources/SourceFolder.ts";
import { downloadImage } from "./downloadImage.ts";
import { prepareImage } from "./prepareImage.ts";

/**
 * What became of an image: where it is now, and why the site does not have it; `isLeft` if it should have
 * come along.
 */
export interface StoredImage {
	url?: string | undefined;
	reason?: string;
	isLeft?: boolean;
}

interface ImageStoreOptions {
	api: ContentApi;
	folder: SourceFolder;
	isDryRun: boolean;
	/** Whether images elsewhere are downloaded. */
	isDownloading: boolean;
	/** Origins that may be in the own network. */
	trusted: readonly string[];
}

export interface ImageStore {
	/** Stores an image once, however many posts show it. */
	store(target: Target, entity: Entity): Promise<StoredImage>;
	/** How many images were not there before. */
	added(): number;
}

const bucketOf = { essays: "essay-images", projects: "project-images" } as const;

export function createImageStore({ api, folder, isDryRun, isDownloading, trusted }: ImageStoreOptions): ImageStore {
	const results = new Map<string, Promise<StoredImage>>();
	const added = new Set<string>();

	async function put(bucket: Bucket, name: string, type: string, bytes: Uint8Array): Promise<string | undefined> {
		if (await api.hasImage(bucket, name)) {
			return undefined;
		}
		if (!/\.w\d+\.webp$/.test(name)) {
			added.add(name);
		}
		return isDryRun ? undefined : api.storeImage(bucket, name, type, bytes);
	}

	async function storeBytes(bytes: Buffer, bucket: Bucket): Promise<StoredImage> {
		const upload = await prepareImage(bytes);
		if (typeof upload === "string") {
			return { reason: upload, isLeft: true };
		}
		for (const copy of upload.copies) {
			await put(bucket, copy.name, "image/webp", new Uint8Array(copy.bytes));
		}
		const name = upload.toFileName(upload.copies.map(({ width }) => width));
		const refusal = await put(bucket, name, upload.type, new Uint8Array(upload.bytes));
		return refusal === undefined ? { url: urlOf(bucket, name) } : { reason: `was refused: ${refusal}`, isLeft: true };
	}

	/** An image of `export:content` keeps its name, so that the text stays the same to the byte. */
	async function storeOwn(path: string, bytes: Buffer, bucket: Bucket, name: string): Promise<StoredImage> {
		const upload = await prepareImage(bytes);
		if (typeof upload === "string") {
			return { reason: upload, isLeft: true };
		}
		const image = parseImageUrl(urlOf(bucket, name));
		for (const width of image?.copies ?? []) {
			const copyName = `${posix.basename(image?.stem ?? "")}.w${width}.webp`;
			const copy = await folder.read(posix.join(posix.dirname(path), copyName));
			if (copy) {
				await put(bucket, posix.join(posix.dirname(name), copyName), "image/webp", copy);
			}
		}
		const refusal = await put(bucket, name, upload.type, bytes);
		return refusal === undefined ? { url: urlOf(bucket, name) } : { reason: `was refused: ${refusal}`, isLeft: true };
	}

	const urlOf = (bucket: Bucket, name: string) => `${api.imageOrigin}/storage/v1/object/public/${bucket}/${name}`;

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
		if (!isDownloading) {
			return { url, reason: "stays elsewhere; --download brings it along" };
		}
		const bytes = await downloadImage(url, trusted);
		return typeof bytes === "string" ? { url, reason: bytes, isLeft: true } : storeBytes(bytes, bucketOf[entity]);
	}

	async function storeTarget(target: Target, entity: Entity): Promise<StoredImage> {
		if (target.kind === "file") {
			const stored = await storeFile(target.paths, entity);
			return stored ?? (target.url ? storeRemote(target.url, entity) : { reason: "is not in the folder", isLeft: true });
		}
		if (target.kind === "data") {
			const bytes = await fetch(target.url)
				.then((response) => response.arrayBuffer())
				.catch(() => null);
			return bytes ? storeBytes(Buffer.from(bytes), bucketOf[entity]) : { reason: "is damaged", isLeft: true };
		}
		return target.kind === "remote" ? storeRemote(target.url, entity) : { reason: "is no image", isLeft: true };
	}

	return {
		store(target, entity) {
			const key = JSON.stringify([target, entity]);
			const result =
				results.get(key) ?? storeTarget(target, entity).catch((error: unknown) => ({ reason: toReason(error), isLeft: true }));
			results.set(key, result);
			return result;
		},
		added: () => added.size,
	};
}
