import type { MarkdownOutline } from "@site/shared-data";
import { type ReactNode, useId, useRef, useState } from "react";
import type { Form } from "../form/Form.ts";
import { Details, Panes, Preview, Root, Write } from "./Editor.styles.ts";
import { PaneTabs } from "./PaneTabs.tsx";
import { PreviewPane } from "./preview/PreviewPane.tsx";
import { useRendered } from "./preview/useRendered.ts";
import { useScrollSync } from "./scroll/useScrollSync.ts";
import { toLanguage } from "./toLanguage.ts";
import { type EditorView, paneOf } from "./useEditorView.ts";
import { WritePane } from "./WritePane.tsx";

export type EditorValues = { title: string; content: string; language?: string };

interface EditorProps {
	form: Form<EditorValues>;
	contentRows: number;
	fallback?: string | undefined;
	note: ReactNode;
	view: EditorView;
	children: (outline: MarkdownOutline | undefined) => ReactNode;
}

export function Editor(props: EditorProps) {
	const { form, contentRows, fallback = "", note, view, children } = props;
	const { title, content, language } = form.values;
	const id = useId();
	const box = useRef<HTMLTextAreaElement>(null);
	const pane = useRef<HTMLElement>(null);
	const text = useRef<HTMLDivElement>(null);
	const [caretLine, setCaretLine] = useState(0);
	const { rendered, hasFailed, retry } = useRendered(content.trim() === "" ? fallback : content, toLanguage(language));
	const outline = rendered?.outline;
	useScrollSync({ box, pane, text, outline, view: `${view.pane} ${view.shows("preview")}` });
	const paneProps = (name: "write" | "preview" | "details") => ({
		id: `${id}-${name}`,
		hidden: !view.shows(name),
		...(!view.isWide && name !== "preview" && { role: "tabpanel", "aria-labelledby": `${id}-tab-${name}` }),
	});
	return (
		<Root data-editor="">
			{!view.isWide && <PaneTabs id={id} pane={view.pane} wrong={form.wrong.map(paneOf)} onChange={view.setPane} />}
			<Panes data-details={view.shows("details")} data-preview={view.shows("preview")}>
				<Write {...paneProps("write")}>
					<WritePane form={form} contentRows={contentRows} box={box} outline={outline} onCaretLine={setCaretLine} />
				</Write>
				<Preview
					{...paneProps("preview")}
					ref={pane}
					aria-label="Preview"
					// It scrolls, so the keyboard must reach it.
					tabIndex={0}
				>
					<PreviewPane
						title={title}
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
