import { useEffect, useRef, useState } from "react";
import type { Upload } from "./UploadProgress.tsx";

/** Stores a file and resolves with its URL, or rejects. `signal` aborts on Cancel. */
export type StoreFile = (
	file: File,
	options: { onProgress: (sent: number, total: number) => void; signal: AbortSignal },
) => Promise<string>;

interface UploadOptions {
	onUpload: StoreFile;
	onStored: (url: string) => void;
	/** The error text when `onUpload` rejects. */
	failure: (error: unknown) => string;
}

/** One upload at a time: its progress, its cancellation and its error. */
export function useUpload({ onUpload, onStored, failure }: UploadOptions) {
	const [upload, setUpload] = useState<Upload | null>(null);
	const [error, setError] = useState<string | null>(null);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	async function start(file: File) {
		running.current?.abort();
		const controller = new AbortController();
		running.current = controller;
		setError(null);
		setUpload({ name: file.name, sent: 0, total: file.size });
		const onProgress = (sent: number, total: number) => {
			if (!controller.signal.aborted) setUpload({ name: file.name, sent, total });
		};
		try {
			const url = await onUpload(file, { onProgress, signal: controller.signal });
			if (!controller.signal.aborted) onStored(url);
		} catch (error) {
			if (!controller.signal.aborted) setError(failure(error));
		}
		if (running.current === controller) {
			running.current = null;
			setUpload(null);
		}
	}

	const cancel = () => {
		running.current?.abort();
		running.current = null;
		setUpload(null);
	};
	return { upload, error, setError, start, cancel };
}
