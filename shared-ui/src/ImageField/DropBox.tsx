import { Icon } from "@site/shared-ui";
import type { ReactNode } from "react";
import { Box, Instructions, Limits } from "./DropBox.styles.ts";
import { FileChooser } from "./FileChooser.tsx";
import { type Upload, UploadProgress } from "./UploadProgress.tsx";

interface DropBoxProps {
	/** The accessible name of the file input. */
	fileLabel: string;
	/** The accepted files: "PNG, JPEG, GIF, WebP or AVIF, under 5 MB". */
	limits: ReactNode;
	/** The `accept` attribute. Dropped or pasted files are not filtered. */
	accept: string;
	disabled: boolean;
	/** The upload in flight; replaces the instructions. */
	upload: Upload | null;
	onCancel: () => void;
	onFiles: (files: File[]) => void;
	/** Files are dragged over it. */
	isOver: boolean;
}

/** The dashed drop zone: instructions, or the progress of an upload. */
export const DropBox = ({ fileLabel, limits, accept, disabled, upload, onCancel, onFiles, isOver }: DropBoxProps) => (
	<Box $over={isOver} $disabled={disabled}>
		{upload ? (
			<UploadProgress upload={upload} onCancel={onCancel} />
		) : (
			<>
				<Icon>
					<path d="M4 5.500h16v13H4zM4 15.500l4.500-4.500 4 4 2.500-2.500 5 5M15.500 9.500v.1" />
				</Icon>
				<Instructions>
					Drop or paste an image, or{" "}
					<FileChooser label={fileLabel} look="link" accept={accept} disabled={disabled} onFiles={onFiles}>
						choose a file
					</FileChooser>
				</Instructions>
				<Limits>{limits}</Limits>
			</>
		)}
	</Box>
);
