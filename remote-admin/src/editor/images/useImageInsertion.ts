import { type ClipboardEvent, type DragEvent, type RefObject, useEffect, useRef, useState } from "react";
import { refusedImageMessage, uploadErrorMessage } from "../../errorMessages.ts";
import type { StoreImage } from "../../form/imageStore.ts";
import { applyEdit, replaceText } from "../edits/edit.ts";
import { placeholderFor, toImageMarkdown } from "./imageMarkdown.ts";

/** Inserts images at the cursor of a text box, with a placeholder until each is stored. */
export function useImageInsertion(box: RefObject<HTMLTextAreaElement | null>, storeImage: StoreImage) {
	const [error, setError] = useState<string | null>(null);
	const [isOver, setIsOver] = useState(false);
	const controller = useRef<AbortController | null>(null);
	useEffect(() => () => controller.current?.abort(), []);

	async function insert(file: File) {
		const area = box.current;
		const refusal = refusedImageMessage(file);
		if (refusal) return setError(refusal);
		if (!area) return;
		const placeholder = placeholderFor(file.name || "image", area.value);
		const at = area.selectionEnd;
		const line = area.value.slice(0, at).endsWith("\n") || at === 0 ? placeholder : `\n\n${placeholder}`;
		const end = at + line.length;
		applyEdit(area, { from: at, to: at, insert: line, start: end, end });
		controller.current ??= new AbortController();
		try {
			const url = await storeImage(file, { onProgress: () => {}, signal: controller.current.signal });
			if (box.current) replaceText(box.current, placeholder, toImageMarkdown(url, file.name));
		} catch (failure) {
			if (!box.current) return;
			replaceText(box.current, placeholder, "");
			setError(uploadErrorMessage(failure));
		}
	}

	function take(files: File[]) {
		setError(null);
		for (const file of files) void insert(file);
	}

	const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
	const zone = {
		onPaste: (event: ClipboardEvent) => {
			const files = [...event.clipboardData.files];
			// Word processors copy text as an image, too; prefer the text.
			if (files.length === 0 || event.clipboardData.getData("text/plain") !== "") return;
			event.preventDefault();
			take(files);
		},
		onDragOver: (event: DragEvent) => {
			if (!carriesFiles(event)) return;
			event.preventDefault();
			event.dataTransfer.dropEffect = "copy";
			setIsOver(true);
		},
		onDragLeave: () => setIsOver(false),
		onDrop: (event: DragEvent<HTMLTextAreaElement>) => {
			setIsOver(false);
			if (!carriesFiles(event)) return;
			event.preventDefault();
			const area = event.currentTarget;
			const point = document.caretPositionFromPoint?.(event.clientX, event.clientY);
			if (point?.offsetNode === area) area.setSelectionRange(point.offset, point.offset);
			take([...event.dataTransfer.files]);
		},
	};
	return { zone, take, isOver, error };
}
