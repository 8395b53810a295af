import { DataError } from "@site/shared-data";

const maxPixels = 50_000_000;

type OnProgress = (sent: number, total: number, step: string) => void;

/**
 * A picture with a longest side of 2,560 px, made in a worker. Rejects with DataError "invalid" or "offline".
 */
export async function shrinkImage(file: File, onProgress: OnProgress, signal: AbortSignal): Promise<File> {
	onProgress(0, 1, "Resizing");
	if ((await countPixels(file)) > maxPixels) throw new DataError("invalid", "More than 50 megapixels", { reason: "pixels" });
	const program = new URL("./shrinkWorker.js", import.meta.url);
	const worker = new Worker(program);
	try {
		const blob = await new Promise<Blob>((resolve, reject) => {
			const end = () => reject(new DataError("offline", "Making it smaller was cancelled", { reason: "aborted" }));
			signal.addEventListener("abort", end, { once: true });
			if (signal.aborted) end();
			worker.addEventListener("message", ({ data }: MessageEvent<Blob | number | null>) => {
				if (typeof data === "number") onProgress(data, 1, "Resizing");
				else if (data) resolve(data);
				else reject(unreadable());
			});
			worker.addEventListener("error", () => reject(new DataError("unknown", "The worker did not start")));
			worker.postMessage(file, []);
		});
		return new File([blob], file.name, { type: blob.type });
	} finally {
		worker.terminate();
	}
}

/** Reads the size from the header; a browser does not decode an image that is not shown any further. */
async function countPixels(file: File): Promise<number> {
	const image = new Image();
	image.src = URL.createObjectURL(file);
	try {
		await new Promise<unknown>((resolve, reject) => {
			image.addEventListener("load", resolve);
			image.addEventListener("error", () => reject(unreadable()));
		});
		return image.naturalWidth * image.naturalHeight;
	} finally {
		URL.revokeObjectURL(image.src);
	}
}

const unreadable = () => new DataError("invalid", "The image cannot be decoded", { reason: "unreadable" });
