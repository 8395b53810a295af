import type { MarkdownOutline, RenderMarkdown } from "@site/shared-data";
import { type ReactNode, useId, useRef, useState } from "react";
import type { StoreImage } from "../images/imageStore.ts";
import { Details, Panes, Preview, Root, Write } from "./Editor.styles.ts";
import { PaneTabs } from "./PaneTabs.tsx";
import { paneOf } from "./paneOf.ts";
import { PreviewPane } from "./preview/PreviewPane.tsx";
import { useRendered } from "./preview/useRendered.ts";
import { useScrollSync } from "./scroll/useScrollSync.ts";
import type { EditorView } from "./useEditorView.ts";
import { type EditedText, WritePane } from "./WritePane.tsx";

interface EditorProps {
	title: EditedText & { maxLength: number };
	content: EditedText & { rows: number; required: boolean };
	/** What is shown of an empty content. */
	instead?: string;
	/** The line below the title in the preview. */
	note: ReactNode;
	render: RenderMarkdown;
	/** Where pictures in the text are stored. */
	store: StoreImage;
	view: EditorView;
	/** The fields that are wrong; where one pane hides another, the tab of theirs says so. */
	wrong: readonly string[];
	/** The other fields; they may want to know how long the text is. */
	children: (outline: MarkdownOutline | undefined) => ReactNode;
}

/** Source, preview and details of a text: beside each other where there is room, one at a time where there is not. */
export function Editor({ title, content, instead = "", note, render, store, view, wrong, children }: EditorProps) {
	const id = useId();
	const box = useRef<HTMLTextAreaElement>(null);
	const pane = useRef<HTMLElement>(null);
	const text = useRef<HTMLDivElement>(null);
	const [caretLine, setCaretLine] = useState(0);
	const { rendered, hasFailed, retry } = useRendered(render, content.value.trim() === "" ? instead : content.value);
	const outline = rendered?.outline;
	useScrollSync({ box, pane, text, outline, view: `${view.pane} ${view.shows("preview")}` });
	const paneProps = (name: "write" | "preview" | "details") => ({
		id: `${id}-${name}`,
		hidden: !view.shows(name),
		...(!view.isWide && name !== "preview" && { role: "tabpanel", "aria-labelledby": `${id}-tab-${name}` }),
	});
	return (
		<Root data-editor="">
			{!view.isWide && <PaneTabs id={id} pane={view.pane} wrong={wrong.map(paneOf)} onChange={view.setPane} />}
			<Panes data-details={view.shows("details")} data-preview={view.shows("preview")}>
				<Write {...paneProps("write")}>
					<WritePane title={title} content={content} box={box} store={store} outline={outline} onCaretLine={setCaretLine} />
				</Write>
				<Preview
					{...paneProps("preview")}
					ref={pane}
					aria-label="Preview"
					// It scrolls, so the keyboard must reach it.
					tabIndex={0}
				>
					<PreviewPane
						title={title.value}
						note={note}
						rendered={rendered}
						hasFailed={hasFailed}
						onRetry={retry}
						caretLine={caretLine}
						text={text}
					/>
				</Preview>
				<Details {...paneProps("details")} {...(view.isWide && { "aria-label": "Details" })}>
					{children(outline)}
				</Details>
			</Panes>
		</Root>
	);
}
