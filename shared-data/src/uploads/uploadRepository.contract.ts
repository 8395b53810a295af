import { onePixel } from "../testing/onePixel.ts";
import { imageSizeOf, sourcesOf } from "./images/imageUrl.ts";
import type { DecodedImage } from "./images/readImage.ts";
import type { UploadRepository } from "./uploadRepository.ts";

/** The admin's buckets; decoding a file resolves with `image`. */
interface Prepared {
	uploads: UploadRepository;
	/** The response of the public URL; null if there is none. */
	read(url: string): Promise<{ type: string; bytes: Uint8Array } | null>;
	/** Makes every later call fail like a lost connection. */
	cutLine(): void;
}

type Prepare = (image: DecodedImage | Promise<DecodedImage>) => Promise<Prepared>;

/** The contract of every implementation of the uploads. */
export function describeUploadRepository(implementation: string, prepare: Prepare): void {
	describe(`uploads in ${implementation}`, () => {
		test("an image is stored under a generated name with its size, and its URL serves it", async () => {
			const { uploads, read } = await prepare(imageOf(1, 1));
			const uploaded = await uploads.upload("project-images", new File([onePixel], "../My photo (1).PNG", { type: "image/png" }));
			expect(uploaded).toEqual({
				url: expect.stringMatching(/^http.*\/storage\/v1\/object\/public\/project-images\/\d+-[0-9a-f]{16}-1x1\.png$/),
				width: 1,
				height: 1,
			});
			expect(await read(uploaded.url)).toEqual({ type: "image/png", bytes: onePixel });
			expect(imageSizeOf(uploaded.url)).toEqual({ width: 1, height: 1 });
			expect(sourcesOf(uploaded.url).srcSet).toBeUndefined();
		});

		test("two uploads of one file get two URLs", async () => {
			const { uploads } = await prepare(imageOf(1, 1));
			const [first, second] = await Promise.all([uploads.upload("essay-images", file()), uploads.upload("essay-images", file())]);
			expect(first.url).not.toBe(second.url);
		});

		test("copies that are smaller are stored beside it, and the URL names them", async () => {
			const { uploads, read } = await prepare(imageOf(2000, 1500, (width) => new Uint8Array(width / 64)));
			const { url } = await uploads.upload("project-images", file());
			expect(imageSizeOf(url)).toEqual({ width: 2000, height: 1500 });
			const sources =
				sourcesOf(url)
					.srcSet?.split(", ")
					.map((source) => source.split(" ")) ?? [];
			expect(sources.map(([, width]) => width)).toEqual(["640w", "1280w", "1920w", "2000w"]);
			expect(sources[0]?.[0]).toMatch(/-2000x1500\.w640\.webp$/);
			expect(await read(sources[0]?.[0] ?? "")).toEqual({ type: "image/webp", bytes: new Uint8Array(10) });
			expect(await read(sources[2]?.[0] ?? "")).toEqual({ type: "image/webp", bytes: new Uint8Array(30) });
			expect(await read(sources[3]?.[0] ?? "")).toMatchObject({ type: "image/png" });
		});

		test("a copy that is not smaller, wider than the image or cannot be encoded is left out", async () => {
			const bytes = (width: number) => {
				if (width === 640) throw new Error("no memory");
				return new Uint8Array(onePixel.length);
			};
			for (const image of [imageOf(1600, 900, bytes), imageOf(640, 900, () => new Uint8Array(1)), imageOf(2000, 900)]) {
				const { uploads } = await prepare(image);
				expect(sourcesOf((await uploads.upload("company-logos", file())).url).srcSet).toBeUndefined();
			}
		});

		test("an animated image gets no copies, which would lose the animation", async () => {
			const { uploads } = await prepare(imageOf(1600, 1200, () => new Uint8Array(1)));
			const gif = new File([gif89], "wave.gif", { type: "image/gif" });
			const { url } = await uploads.upload("profile-images", gif);
			expect(url).toMatch(/-1600x1200\.gif$/);
		});

		test.each<[string, string, File]>([
			["a drawing", "type", new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.svg", { type: "image/svg+xml" })],
			["a drawing that says it is an image", "type", new File(["<svg/>"], "a.png", { type: "image/png" })],
			["an image that says it is a page", "type", new File([onePixel], "a.png", { type: "text/html" })],
			["an empty file", "type", new File([], "a.png", { type: "image/png" })],
			[
				"5242880 bytes",
				"size",
				new File([onePixel, new Uint8Array(5_242_880 - onePixel.length)], "a.png", { type: "image/png" }),
			],
		])("%s is refused for its %s before any request", async (_, reason, refused) => {
			const { uploads, cutLine } = await prepare(imageOf(1, 1));
			cutLine();
			await expect(uploads.upload("project-images", refused)).rejects.toMatchObject({
				name: "DataError",
				kind: "invalid",
				reason,
			});
		});

		test("a damaged image is refused, and the decoded pixels of every image are freed", async () => {
			const close = jest.fn();
			const { uploads } = await prepare({ ...imageOf(1, 1), close });
			await uploads.upload("project-images", file());
			const damaged = new File([onePixel.slice(0, -1)], "a.png", { type: "image/png" });
			await expect(uploads.upload("project-images", damaged)).rejects.toMatchObject({ kind: "invalid", reason: "unreadable" });
			expect(close).toHaveBeenCalledTimes(2);
		});

		test("an image that cannot be decoded is refused before any request", async () => {
			const broken = Promise.reject<DecodedImage>(new Error("broken"));
			broken.catch(() => undefined);
			const { uploads, cutLine } = await prepare(broken);
			cutLine();
			await expect(uploads.upload("project-images", file())).rejects.toMatchObject({ kind: "invalid", reason: "unreadable" });
		});

		test("progress runs from nothing to all", async () => {
			const { uploads } = await prepare(imageOf(1600, 1200, () => new Uint8Array(30)));
			const parts: number[] = [];
			await uploads.upload("project-images", file(), { onProgress: (part) => parts.push(part) });
			expect(parts[0]).toBe(0);
			expect(parts.at(-1)).toBe(1);
			expect(parts).toEqual(parts.toSorted((a, b) => a - b));
		});

		test("an aborted upload rejects", async () => {
			const { uploads } = await prepare(imageOf(1, 1));
			const signal = AbortSignal.abort();
			await expect(uploads.upload("project-images", file(), { signal })).rejects.toMatchObject({
				kind: "offline",
				reason: "aborted",
			});
		});

		test("a cut line is offline", async () => {
			const { uploads, cutLine } = await prepare(imageOf(1, 1));
			cutLine();
			await expect(uploads.upload("project-images", file())).rejects.toMatchObject({ name: "DataError", kind: "offline" });
		});
	});
}

const gif89 = Uint8Array.from(atob("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"), (character) =>
	character.charCodeAt(0),
);

const file = () => new File([onePixel], "a.png", { type: "image/png" });

/** A decoded image of this size; a width without bytes gets no copy. */
function imageOf(width: number, height: number, bytesOf?: (width: number) => Uint8Array<ArrayBuffer>): DecodedImage {
	return {
		width,
		height,
		resize: async (copy) => (bytesOf ? new Blob([bytesOf(copy)], { type: "image/webp" }) : null),
		close: () => undefined,
	};
}
