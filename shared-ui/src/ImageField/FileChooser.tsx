import type { ComponentProps, ReactNode } from "react";
import { Chooser, FileInput } from "./DropBox.styles.ts";

interface FileChooserProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "children"> {
	/** The accessible name: "Preview Image: choose a file". */
	label: string;
	onFiles: (files: File[]) => void;
	/** link in running text, button beside other buttons. */
	look: "link" | "button";
	children: ReactNode;
}

/** A native file input that looks like a link or a button. */
export const FileChooser = ({ label, onFiles, look, children, ...rest }: FileChooserProps) => (
	<Chooser $button={look === "button"}>
		{children}
		<FileInput
			type="file"
			aria-label={label}
			onChange={(event) => {
				const files = [...(event.currentTarget.files ?? [])];
				// Cleared, so that choosing the same file again fires a change event.
				event.currentTarget.value = "";
				if (files.length > 0) onFiles(files);
			}}
			{...rest}
		/>
	</Chooser>
);
