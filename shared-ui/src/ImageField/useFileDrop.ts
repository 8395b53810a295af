import { type ClipboardEvent, type DragEvent, useState } from "react";

interface FileDropOptions {
	onFiles: (files: File[]) => void;
	disabled: boolean;
}

/** The props of an element that accepts files dropped on it or pasted into it. */
export function useFileDrop({ onFiles, disabled }: FileDropOptions) {
	const [isOver, setIsOver] = useState(false);
	const carriesFiles = (event: DragEvent) => !disabled && [...event.dataTransfer.types].includes("Files");

	const zone = {
		onDragEnter: (event: DragEvent) => {
			if (carriesFiles(event)) setIsOver(true);
		},
		onDragOver: (event: DragEvent) => {
			if (!carriesFiles(event)) return;
			// Without this the browser opens the file instead.
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
			take([...event.dataTransfer.files]);
		},
		onPaste: (event: ClipboardEvent) => {
			const files = [...event.clipboardData.files];
			if (disabled || files.length === 0) return;
			event.preventDefault();
			take(files);
		},
	};
	const take = (files: File[]) => {
		if (files.length > 0) onFiles(files);
	};
	return { isOver, zone };
}
