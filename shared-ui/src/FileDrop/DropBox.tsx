import { Icon } from "@site/shared-ui";
import type { ReactNode } from "react";
import { FileChooser } from "./FileChooser.tsx";
import { Box, Limits, Words } from "./FileDrop.styles.ts";
import { type Upload, UploadProgress } from "./UploadProgress.tsx";

export interface DropBoxProps {
	/** What the box is for; names the file input. */
	label: string;
	/** Names the file input where its label would be mistaken for another control's. */
	fileLabel?: string | undefined;
	/** With its article: "an image". */
	what?: string;
	/** Which files are taken: "PNG, JPEG, GIF, WebP or AVIF, under 5 MB". */
	limits?: ReactNode;
	/**
	 * `accept` of the file input: what the system's dialog offers. Dropped or pasted files are not filtered.
	 */
	accept?: string;
	multiple?: boolean;
	disabled?: boolean;
	/** The file on its way; takes the place of the words. */
	upload?: Upload | null;
	onCancel?: () => void;
	onFiles: (files: File[]) => void;
	/** Files hang above it. */
	isOver: boolean;
}

/** The dashed box: how to bring a file here, or how far it has come. */
export const DropBox = (props: DropBoxProps) => {
	const {
		label,
		fileLabel = `${label}: choose a file`,
		what = "a file",
		limits,
		accept,
		multiple,
		disabled = false,
		upload,
		onCancel,
		onFiles,
		isOver,
	} = props;
	return (
		<Box $over={isOver} $disabled={disabled}>
			{upload ? (
				<UploadProgress upload={upload} onCancel={onCancel} />
			) : (
				<>
					<Icon>
						<path d="M4 5.500h16v13H4zM4 15.500l4.500-4.500 4 4 2.500-2.500 5 5M15.500 9.500v.1" />
					</Icon>
					<Words>
						Drop or paste {what}, or{" "}
						<FileChooser label={fileLabel} look="link" accept={accept} multiple={multiple} disabled={disabled} onFiles={onFiles}>
							choose a file
						</FileChooser>
					</Words>
					{limits && <Limits>{limits}</Limits>}
				</>
			)}
		</Box>
	);
};
