import type { MarkdownOutline } from "@site/shared-data";
import { imageTypes } from "@site/shared-data/rules";
import { Icon } from "@site/shared-ui";
import { type RefObject, useId } from "react";
import type { StoreImage } from "../images/imageStore.ts";
import { handleEditKey } from "./handleEditKey.ts";
import { isMac } from "./isMac.ts";
import { useCursorPictures } from "./pictures/useCursorPictures.ts";
import { TitleArea } from "./TitleArea.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { Fault, Foot, Hint, Source } from "./WritePane.styles.ts";

/** A text that an editor edits. */
export interface EditedText {
	value: string;
	onChange: (text: string) => void;
	error: string | undefined;
}

interface WritePaneProps {
	title: EditedText & { maxLength: number };
	content: EditedText & { rows: number; required: boolean };
	box: RefObject<HTMLTextAreaElement | null>;
	store: StoreImage;
	outline: MarkdownOutline | undefined;
	onCaretLine: (line: number) => void;
}

/** Where one writes: the title, the formatting, the text in markdown, and how long it is. A real text box: undo, spelling and input methods are the browser's. */
export function WritePane({ title, content, box, store, outline, onCaretLine }: WritePaneProps) {
	const id = useId();
	const pictures = useCursorPictures(box, store);
	const error = content.error ?? pictures.error;
	return (
		<>
			<TitleArea {...title} next={box} />
			<Toolbar box={box} accept={Object.keys(imageTypes).join(",")} onFiles={pictures.take} />
			{error && (
				<Fault id={`${id}-error`} role="alert">
					<Icon name="warning" />
					{error}
				</Fault>
			)}
			<Source
				ref={box}
				name="content"
				aria-label="Content"
				aria-describedby={[error && `${id}-error`, `${id}-counts`].filter(Boolean).join(" ")}
				aria-invalid={content.error ? true : undefined}
				required={content.required}
				rows={content.rows}
				spellCheck
				placeholder="Write here, in markdown."
				data-over={pictures.isOver || undefined}
				value={content.value}
				onChange={(event) => content.onChange(event.target.value)}
				onKeyDown={handleEditKey}
				onSelect={({ currentTarget }) => onCaretLine(lineAt(currentTarget))}
				{...pictures.zone}
			/>
			<Foot id={`${id}-counts`}>
				<span>{outline ? `${outline.words} ${outline.words === 1 ? "word" : "words"}` : "Counting words"}</span>
				{outline && <span>{outline.minutes} min</span>}
				<Hint>{isMac() ? "⌘S" : "Ctrl+S"} saves, markdown with tables and footnotes</Hint>
			</Foot>
		</>
	);
}

function lineAt({ value, selectionStart }: HTMLTextAreaElement) {
	let line = 0;
	for (let at = value.indexOf("\n"); at >= 0 && at < selectionStart; at = value.indexOf("\n", at + 1)) line += 1;
	return line;
}
