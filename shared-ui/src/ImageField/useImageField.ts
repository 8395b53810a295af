import { type ClipboardEvent, type DragEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useDebouncedValue } from "../hooks/useDebouncedValue.ts";
import type { FaultyFile, Upload, UploadFault } from "./Uploads.tsx";

const previewDelayMs = 300;

/**
 * Stores a file, made smaller first if asked, and resolves with its URL, or rejects. `signal` aborts on
 * Cancel.
 */
export type StoreFile = (
	file: File,
	options: {
		onProgress: (sent: number, total: number, step?: string) => void;
		signal: AbortSignal;
		smaller?: boolean | undefined;
	},
) => Promise<string>;

interface UploadOptions {
	onUpload: StoreFile;
	onStored: (url: string) => void;
	failure: (error: unknown, file: File) => UploadFault;
}

interface ImageFieldOptions extends Omit<UploadOptions, "onStored"> {
	value: string;
	onValueChange: (url: string) => void;
	validate: (file: File) => UploadFault | null;
}

/** The state of an image field: the upload, and where the focus goes when a button disappears. */
export function useImageField({ value, onValueChange, onUpload, validate, failure }: ImageFieldOptions) {
	const root = useRef<HTMLDivElement>(null);
	const box = useRef<HTMLInputElement>(null);
	const { upload, faults, setFaults, start, cancel } = useUpload({ onUpload, onStored: onValueChange, failure });
	useKeptFocus(root, upload !== null);

	const handleFiles = ([file, ...others]: File[]) => {
		if (!file) return;
		const fault = validate(file);
		if (!fault) void start(file);
		const refused = others.map((other) => ({ file: other, fault: notTaken(other) }));
		setFaults(fault ? [{ file, fault }, ...refused] : refused);
	};
	const type = (text: string) => {
		// A typed URL is newer than the file on its way.
		cancel();
		setFaults([]);
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
		faults,
		again: ({ file, fault }: FaultyFile) => void start(file, fault.way === "smaller"),
		dismiss: (row: FaultyFile) => {
			setFaults((rows) => rows.filter((other) => other !== row));
			root.current?.focus();
		},
		handleFiles,
		...useFileDrop(handleFiles, box),
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

const notTaken = ({ name }: File): UploadFault => ({ sentence: "One file fits here.", detail: `${name} was not taken.` });

/** Keeps the focus inside when the progress replaces the focused button, or the image the progress. */
function useKeptFocus(root: RefObject<HTMLElement | null>, isUploading: boolean) {
	const wasUploading = useRef(isUploading);
	useEffect(() => {
		const hasChanged = wasUploading.current !== isUploading;
		wasUploading.current = isUploading;
		if (hasChanged && document.activeElement === document.body)
			(isUploading ? root.current?.querySelector("button") : root.current)?.focus();
	}, [root, isUploading]);
}

/** One upload at a time: its progress, its cancellation, and the files that were not stored. */
function useUpload({ onUpload, onStored, failure }: UploadOptions) {
	const [upload, setUpload] = useState<Upload | null>(null);
	const [faults, setFaults] = useState<FaultyFile[]>([]);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	async function start(file: File, smaller = false) {
		running.current?.abort();
		const controller = new AbortController();
		running.current = controller;
		setFaults([]);
		setUpload({ name: file.name, sent: 0, total: file.size });
		const onProgress = (sent: number, total: number, step?: string) => {
			if (!controller.signal.aborted) setUpload({ name: file.name, sent, total, step });
		};
		try {
			const url = await onUpload(file, { onProgress, signal: controller.signal, smaller });
			if (!controller.signal.aborted) onStored(url);
		} catch (error) {
			if (!controller.signal.aborted) setFaults((rows) => [{ file, fault: failure(error, file) }, ...rows]);
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
	return { upload, faults, setFaults, start, cancel };
}

/** The props of an element that accepts files dropped on it or pasted into it. */
function useFileDrop(onFiles: (files: File[]) => void, box: RefObject<HTMLInputElement | null>) {
	const [isOver, setIsOver] = useState(false);
	const carriesFiles = (event: DragEvent) => [...event.dataTransfer.types].includes("Files");

	const zone = {
		onDragEnter: (event: DragEvent) => {
			if (carriesFiles(event)) setIsOver(true);
		},
		onDragOver: (event: DragEvent) => {
			if (!carriesFiles(event)) return;
			// Without this the browser leaves the page and opens the file.
			event.preventDefault();
			event.dataTransfer.dropEffect = "copy";
		},
		onDragLeave: (event: DragEvent<HTMLElement>) => {
			if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
		},
		onDrop: (event: DragEvent) => {
			if (!carriesFiles(event)) return;
			event.preventDefault();
			setIsOver(false);
			onFiles([...event.dataTransfer.files]);
		},
		onPaste: (event: ClipboardEvent) => {
			const files = [...event.clipboardData.files];
			// A picture copied from a web page is accompanied by its address.
			const isText = event.target === box.current && event.clipboardData.getData("text/plain") !== "";
			if (isText || files.length === 0) return;
			event.preventDefault();
			onFiles(files);
		},
	};
	return { isOver, zone };
}
