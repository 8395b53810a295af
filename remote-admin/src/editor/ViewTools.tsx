import { IconButton } from "@site/shared-ui";
import { styled } from "styled-components";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import type { EditorView } from "./useEditorView.ts";

export const ViewTools = ({ view }: { view: EditorView }) => (
	<>
		<Toggle
			label="Preview"
			title="Preview (Ctrl+Shift+P)"
			aria-pressed={view.shows("preview")}
			onClick={() => view.toggle("preview")}
		>
			<AdminIcon name="preview" />
		</Toggle>
		<Toggle label="Details" title="Details" aria-pressed={view.shows("details")} onClick={() => view.toggle("details")}>
			<AdminIcon name="details" />
		</Toggle>
	</>
);

const Toggle = styled(IconButton)`
	border-radius: var(--radius-sm);

	&[aria-pressed="true"] {
		color: var(--accent);
	}
`;
