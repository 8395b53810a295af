import { type ClipboardEvent, type DragEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useDebouncedValue } from "../hooks/useDebouncedValue.ts";

const previewDelayMs = 300;

/** Stores a file and resolves with its URL, or rejects. `signal` aborts on Cancel. */
export type StoreFile = (
	file: File,
	options: { onProgress: (sent: number, total: number) => void; signal: AbortSignal },
) => Promise<string>;

/** An upload in flight: the file's name, the bytes sent and all bytes. */
export interface Upload {
	name: string;
	sent: number;
	total: number;
}

interface UploadOptions {
	onUpload: StoreFile;
	onStored: (url: string) => void;
	failure: (error: unknown) => string;
}

interface ImageFieldOptions extends Omit<UploadOptions, "onStored"> {
	value: string;
	onValueChange: (url: string) => void;
	validate: (file: File) => string | null;
}

/** The state of an image field: the upload, and where the focus goes when a button disappears. */
export function useImageField({ value, onValueChange, onUpload, validate, failure }: ImageFieldOptions) {
	const root = useRef<HTMLDivElement>(null);
	const box = useRef<HTMLInputElement>(null);
	const { upload, error, setError, start, cancel } = useUpload({ onUpload, onStored: onValueChange, failure });
	useKeptFocus(root, upload !== null);

	const handleFiles = ([file]: File[]) => {
		const invalid = file && validate(file);
		if (invalid) setError(invalid);
		else if (file) void start(file);
	};
	const type = (text: string) => {
		// A typed URL is newer than the file on its way.
		cancel();
		setError(null);
		onValueChange(text);
	};
	// A half-typed URL is not requested.
	const previewUrl = useDebouncedValue(value, previewDelayMs);
	return {
		root,
		box,
		type,
		/** The URL to show, or "" while there is none or an upload is in flight. */
		shown: upload || !value.trim() ? "" : previewUrl.trim(),
		upload,
		error,
		handleFiles,
		...useFileDrop(handleFiles, upload !== null),
		clear: () => {
			type("");
			box.current?.focus();
		},
		cancel: () => {
			cancel();
			box.current?.focus();
		},
	};
}

/** Keeps the focus inside when the focused button gives way to the progress, or the progress to the image. */
function useKeptFocus(root: RefObject<HTMLElement | null>, isUploading: boolean) {
	const wasUploading = useRef(isUploading);
	useEffect(() => {
		const hasChanged = wasUploading.current !== isUploading;
		wasUploading.current = isUploading;
		if (hasChanged && document.activeElement === document.body)
			(isUploading ? root.current?.querySelector("button") : root.current)?.focus();
	}, [root, isUploading]);
}

/** One upload at a time: its progress, its cancellation and its error. */
function useUpload({ onUpload, onStored, failure }: UploadOptions) {
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

/** The props of an element that accepts files dropped on it or pasted into it. */
function useFileDrop(onFiles: (files: File[]) => void, disabled: boolean) {
	const [isOver, setIsOver] = useState(false);
	const carriesFiles = (event: DragEvent) => [...event.dataTransfer.types].includes("Files");

	const zone = {
		onDragEnter: (event: DragEvent) => {
			if (carriesFiles(event) && !disabled) setIsOver(true);
		},
		onDragOver: (event: DragEvent) => {
			if (!carriesFiles(event)) return;
			// Without this the browser leaves the page and opens the file, even if the field takes none now.
			event.preventDefault();
			event.dataTransfer.dropEffect = disabled ? "none" : "copy";
		},
		onDragLeave: (event: DragEvent<HTMLElement>) => {
			if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
		},
		onDrop: (event: DragEvent) => {
			if (!carriesFiles(event)) return;
			event.preventDefault();
			setIsOver(false);
			if (!disabled) onFiles([...event.dataTransfer.files]);
		},
		onPaste: (event: ClipboardEvent) => {
			const files = [...event.clipboardData.files];
			if (disabled || files.length === 0) return;
			event.preventDefault();
			onFiles(files);
		},
	};
	return { isOver, zone };
}
