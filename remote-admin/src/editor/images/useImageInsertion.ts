import type { FaultyFile, Upload, UploadFault } from "@site/shared-ui/Uploads";
import {
	type ClipboardEvent,
	type DragEvent,
	type RefObject,
	useEffect,
	useEffectEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { refusedImageFault, uploadFault } from "../../errorMessages.ts";
import type { StoreImage } from "../../form/imageStore.ts";
import { useWindowDrop } from "../../form/useWindowDrop.ts";
import { insertBlock, movedOffset } from "../edits/edit.ts";
import { toImageMarkdown } from "./imageMarkdown.ts";

/** The insertion point of one drop's images, after any text typed before it. */
interface Place {
	at: number;
}

interface Row {
	file: File;
	place: Place;
	controller: AbortController;
	upload?: Upload;
	fault?: UploadFault;
}

/**
 * Uploads images and inserts them at the caret's original position. The images of one drop are inserted
 * together, once the last is stored, so that one undo removes them.
 */
export function useImageInsertion(box: RefObject<HTMLTextAreaElement | null>, text: string, storeImage: StoreImage) {
	const [rows, setRows] = useState<readonly Row[]>([]);
	const [isOver, setIsOver] = useState(false);
	const places = useRef(new Set<Place>());
	const lastText = useRef(text);
	const controllers = useRef(new Set<AbortController>());
	useEffect(() => () => controllers.current.forEach((controller) => controller.abort()), []);

	/** The places that the running insertion moves: its own and the later ones. */
	const pushed = useRef<readonly Place[]>([]);

	function follow(next: string) {
		for (const place of places.current) place.at = movedOffset(place.at, lastText.current, next, pushed.current.includes(place));
		lastText.current = next;
	}
	const followTyped = useEffectEvent(follow);
	useLayoutEffect(() => followTyped(text), [text]);

	const change = (file: File, part: Partial<Row>) =>
		setRows((now) => now.map((row) => (row.file === file ? { ...row, ...part } : row)));

	async function store({ file, controller: { signal } }: Row, smaller: boolean): Promise<string | null> {
		const refusal = smaller ? null : refusedImageFault(file);
		const onProgress = (sent: number, total: number, step?: string) =>
			change(file, { upload: { name: file.name, sent, total, step } });
		try {
			if (!refusal) return toImageMarkdown(await storeImage(file, { signal, smaller, onProgress }), file.name);
			change(file, { fault: refusal });
		} catch (error) {
			if (!signal.aborted) change(file, { fault: uploadFault(error, file) });
		}
		return null;
	}

	/** Uploads files; the place of new ones is at the caret. */
	async function take(files: readonly File[], smaller = false, place: Place = { at: box.current?.selectionEnd ?? 0 }) {
		places.current.add(place);
		const added = files.map((file): Row => ({ file, place, controller: new AbortController() }));
		for (const { controller } of added) controllers.current.add(controller);
		setRows((now) => [...now.filter(({ file }) => !files.includes(file)), ...added]);
		const images = await Promise.all(added.map((row) => store(row, smaller)));
		const isDone = (row: Row) => files.includes(row.file) && !row.fault;
		setRows((now) => now.filter((row) => !isDone(row)));
		const block = images.filter((image) => image !== null).join("\n\n");
		if (!box.current || block === "") return;
		follow(box.current.value);
		const order = [...places.current];
		pushed.current = order.slice(order.indexOf(place));
		insertBlock(box.current, place.at, block);
		follow(box.current.value);
		pushed.current = [];
		if (images.every((image) => image !== null)) places.current.delete(place);
	}

	const remove = (gone: Row) => setRows((now) => now.filter(({ file }) => file !== gone.file));

	useWindowDrop((files) => void take(files));
	const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
	const zone = {
		onPaste: (event: ClipboardEvent) => {
			const files = [...event.clipboardData.files];
			// Word processors copy text as an image, too; prefer the text.
			if (files.length === 0 || event.clipboardData.getData("text/plain") !== "") return;
			event.preventDefault();
			void take(files);
		},
		onDragOver: (event: DragEvent) => setIsOver(carriesFiles(event)),
		onDragLeave: () => setIsOver(false),
		// The window handles the files and inserts them at the caret.
		onDrop: (event: DragEvent<HTMLTextAreaElement>) => {
			setIsOver(false);
			const area = event.currentTarget;
			const point = carriesFiles(event) ? document.caretPositionFromPoint?.(event.clientX, event.clientY) : null;
			if (point?.offsetNode === area) area.setSelectionRange(point.offset, point.offset);
		},
	};
	return {
		zone,
		isOver,
		take,
		uploads: rows.flatMap((row) => {
			const { file, upload = { name: file.name, sent: 0, total: file.size }, fault, controller } = row;
			return fault ? [] : { upload, cancel: () => (controller.abort(), remove(row)) };
		}),
		faults: rows.filter((row): row is Row & FaultyFile => row.fault !== undefined),
		again: ({ file, place, fault }: Row & FaultyFile) => void take([file], fault.way === "smaller", place),
		dismiss: remove,
	};
}
