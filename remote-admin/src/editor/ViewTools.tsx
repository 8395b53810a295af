import { Icon, IconButton } from "@site/shared-ui";
import { styled } from "styled-components";
import type { EditorView } from "./useEditorView.ts";

/** Toggles preview and details. */
export const ViewTools = ({ view }: { view: EditorView }) => (
	<>
		<Toggle
			label="Preview"
			title="Preview (Ctrl+Shift+P)"
			aria-pressed={view.shows("preview")}
			onClick={() => view.toggle("preview")}
		>
			<Icon viewBox="0 0 20 20" strokeWidth={1.5}>
				<path d="M3.5 4.5h13v11h-13zM10 4.5v11" />
			</Icon>
		</Toggle>
		<Toggle label="Details" title="Details" aria-pressed={view.shows("details")} onClick={() => view.toggle("details")}>
			<Icon viewBox="0 0 20 20" strokeWidth={1.5}>
				<path d="M3.5 4.5h13v11h-13zM13 4.5v11" />
			</Icon>
		</Toggle>
	</>
);

const Toggle = styled(IconButton)`
	border-radius: var(--radius-sm);

	&[aria-pressed="true"] {
		color: var(--accent);
	}
`;
