import { useRef } from "react";
import { useControlled } from "../hooks/useControlled.ts";
import { useDebouncedValue } from "../hooks/useDebouncedValue.ts";
import { useFileDrop } from "./useFileDrop.ts";
import { type StoreFile, useUpload } from "./useUpload.ts";

/** The typing pause before the image at the URL is shown. */
const previewDelayMs = 300;

interface ImageFieldState {
	value: string | undefined;
	defaultValue: string;
	onValueChange: ((url: string) => void) | undefined;
	onUpload: StoreFile;
	validate: (file: File) => string | null;
	failure: (error: unknown) => string;
	disabled: boolean;
}

/** The state of an image field: its URL, the upload, and where the focus goes when a button disappears. */
export function useImageField({ value, defaultValue, onValueChange, onUpload, validate, failure, disabled }: ImageFieldState) {
	const box = useRef<HTMLInputElement>(null);
	const [url, setUrl] = useControlled(value, defaultValue, onValueChange);
	const { upload, error, setError, start, cancel } = useUpload({ onUpload, onStored: setUrl, failure });

	const handleFiles = ([file]: File[]) => {
		const invalid = file && validate(file);
		if (invalid) setError(invalid);
		else if (file) void start(file);
	};
	const type = (text: string) => {
		setError(null);
		setUrl(text);
	};
	// A half-typed URL is not requested.
	const previewUrl = useDebouncedValue(url, previewDelayMs);
	return {
		box,
		url,
		type,
		/** The URL to show, or "" while there is none or an upload is in flight. */
		shown: upload || !url.trim() ? "" : previewUrl.trim(),
		upload,
		error,
		handleFiles,
		...useFileDrop({ onFiles: handleFiles, disabled: disabled || upload !== null }),
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
