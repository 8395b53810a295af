import { useRef } from "react";
import { useFileDrop } from "../FileDrop/useFileDrop.ts";
import { useControlled } from "../useControlled.ts";
import { useSettled } from "../useSettled.ts";
import { type StoreFile, useUpload } from "./useUpload.ts";

interface ImageFieldState {
	value: string | undefined;
	defaultValue: string;
	onValueChange: ((address: string) => void) | undefined;
	onUpload: StoreFile;
	refuse: ((file: File) => string | null) | undefined;
	failure: string | ((error: unknown) => string);
	disabled: boolean;
}

/** The address of an image field, the file on its way to become one, and where the focus goes when a button disappears. */
export function useImageField({ value, defaultValue, onValueChange, onUpload, refuse, failure, disabled }: ImageFieldState) {
	const box = useRef<HTMLInputElement>(null);
	const [address, setAddress] = useControlled(value, defaultValue, onValueChange);
	const { upload, error, setError, start, cancel } = useUpload({ onUpload, onStored: setAddress, failure });

	const takeFiles = ([file]: File[]) => {
		const refusal = file && refuse?.(file);
		if (refusal) setError(refusal);
		else if (file) void start(file);
	};
	const type = (text: string) => {
		setError(null);
		setAddress(text);
	};
	// A half-typed address is not asked for.
	const settled = useSettled(address, 300);
	return {
		box,
		address,
		type,
		/** The address to show, or "" while there is none or a file is on its way. */
		shown: upload || !address.trim() ? "" : settled.trim(),
		upload,
		error,
		takeFiles,
		...useFileDrop({ onFiles: takeFiles, disabled: disabled || upload !== null }),
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
