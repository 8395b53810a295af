import type { MarkdownOutline } from "@site/shared-data";
import { imageTypes } from "@site/shared-data/rules";
import { Icon } from "@site/shared-ui";
import { isApple } from "@site/shared-ui/keys";
import { Text } from "@site/shared-ui/layout";
import { UploadFaults, UploadProgress } from "@site/shared-ui/Uploads";
import { type RefObject, useId } from "react";
import type { Form } from "../form/Form.ts";
import { useImageInsertion } from "./images/useImageInsertion.ts";
import { usePaste } from "./paste/usePaste.ts";
import { TitleArea } from "./TitleArea.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { handleEditKey } from "./tools.tsx";
import { ErrorText, Foot, Source, Uploads } from "./WritePane.styles.ts";

interface WritePaneProps {
	form: Form<{ title: string; content: string }>;
	contentRows: number;
	box: RefObject<HTMLTextAreaElement | null>;
	outline: MarkdownOutline | undefined;
	onCaretLine: (line: number) => void;
}

/** Title, toolbar, and a native text box, which supports undo, spelling and input methods. */
export function WritePane({ form, contentRows, box, outline, onCaretLine }: WritePaneProps) {
	const id = useId();
	const images = useImageInsertion(box, form.values.content, form.storeImage);
	const paste = usePaste(box, form.values.content);
	const error = form.errorOf("content");
	return (
		<>
			<TitleArea form={form} next={box} />
			<Toolbar box={box} accept={Object.keys(imageTypes).join(",")} onFiles={(files) => void images.take(files)} />
			{images.uploads.length + images.faults.length > 0 && (
				<Uploads>
					{images.uploads.map(({ upload, cancel }, index) => (
						<UploadProgress key={index} upload={upload} onCancel={cancel} />
					))}
					<UploadFaults rows={images.faults} onAgain={images.again} onDismiss={images.dismiss} />
				</Uploads>
			)}
			{error && (
				<ErrorText id={`${id}-error`} role="alert">
					<Icon name="warning" />
					{error}
				</ErrorText>
			)}
			<Source
				ref={box}
				name="content"
				aria-label="Content"
				aria-describedby={[error && `${id}-error`, `${id}-counts`].filter(Boolean).join(" ")}
				aria-invalid={error ? true : undefined}
				required={form.rules.content?.required}
				rows={contentRows}
				spellCheck
				placeholder="Write here, in markdown."
				data-over={images.isOver || undefined}
				value={form.values.content}
				onChange={(event) => form.set({ content: event.target.value })}
				onKeyDown={handleEditKey}
				onSelect={({ currentTarget }) => onCaretLine(lineAt(currentTarget))}
				{...images.zone}
				onPaste={(event) => {
					images.zone.onPaste(event);
					if (!event.defaultPrevented) paste.onPaste(event);
				}}
			/>
			<Foot id={`${id}-counts`}>
				<span>{outline ? `${outline.words} ${outline.words === 1 ? "word" : "words"}` : "Counting words"}</span>
				{outline && <span>{outline.minutes} min</span>}
				{paste.usePlain && (
					<span role="status">
						Pasted as Markdown
						<button type="button" onClick={paste.usePlain}>
							Use plain text
						</button>
					</span>
				)}
				<Text as="span" $left="auto" $oneLine $hiddenBelow={48}>
					{isApple() ? "⌘S" : "Ctrl+S"} saves, markdown with tables and footnotes
				</Text>
			</Foot>
		</>
	);
}

function lineAt({ value, selectionStart }: HTMLTextAreaElement) {
	let line = 0;
	for (let at = value.indexOf("\n"); at >= 0 && at < selectionStart; at = value.indexOf("\n", at + 1)) line += 1;
	return line;
}
