import type { ReactNode } from "react";
import { Chooser } from "./ImageField.styles.ts";

export interface FileChooserProps {
	/** The accessible name: "Preview Image: choose a file". */
	label: string;
	/** The `accept` attribute. Dropped or pasted files are not filtered. */
	accept: string;
	onFiles: (files: File[]) => void;
	look: "link" | "button";
	children: ReactNode;
}

/** A native file input that looks like a link or a button. */
export const FileChooser = ({ label, accept, onFiles, look, children }: FileChooserProps) => (
	<Chooser $button={look === "button"}>
		{children}
		<input
			type="file"
			aria-label={label}
			accept={accept}
			onChange={(event) => {
				const files = [...(event.currentTarget.files ?? [])];
				// Cleared, so that choosing the same file again fires a change event.
				event.currentTarget.value = "";
				if (files.length > 0) onFiles(files);
			}}
		/>
	</Chooser>
);
