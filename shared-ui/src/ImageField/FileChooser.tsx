import type { ComponentProps, ReactNode } from "react";
import { Chooser, FileInput } from "./DropBox.styles.ts";

interface FileChooserProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "children"> {
	/** What the control is called aloud: "Preview Image: choose a file". */
	label: string;
	onFiles: (files: File[]) => void;
	/** link in running text, button beside other buttons. */
	look: "link" | "button";
	children: ReactNode;
}

/** The native file input under words that look like a link or a button. */
export const FileChooser = ({ label, onFiles, look, children, ...rest }: FileChooserProps) => (
	<Chooser $button={look === "button"}>
		{children}
		<FileInput
			type="file"
			aria-label={label}
			onChange={(event) => {
				const files = [...(event.currentTarget.files ?? [])];
				// Emptied, so that choosing the same file again is a change again.
				event.currentTarget.value = "";
				if (files.length > 0) onFiles(files);
			}}
			{...rest}
		/>
	</Chooser>
);
