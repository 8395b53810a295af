import { Icon } from "@site/shared-ui";
import type { ReactNode } from "react";
import { Text } from "../layout/index.ts";
import { FileChooser, type FileChooserProps } from "./FileChooser.tsx";
import { Box } from "./ImageField.styles.ts";
import { type Upload, UploadProgress } from "./Uploads.tsx";

interface DropBoxProps {
	file: Omit<FileChooserProps, "look" | "children">;
	limits: ReactNode;
	upload: Upload | null;
	onCancel: () => void;
	isOver: boolean;
}

/** The dashed drop zone: instructions, or the progress of an upload. */
export const DropBox = ({ file, limits, upload, onCancel, isOver }: DropBoxProps) => (
	<Box $over={isOver}>
		{upload ? (
			<UploadProgress upload={upload} onCancel={onCancel} />
		) : (
			<>
				<Icon>
					<path d="M4 5.500h16v13H4zM4 15.500l4.500-4.500 4 4 2.500-2.500 5 5M15.500 9.500v.1" />
				</Icon>
				<Text $size="sm" $tone="text-2">
					Drop or paste an image, or{" "}
					<FileChooser {...file} look="link">
						choose a file
					</FileChooser>
				</Text>
				<Text $size="xs" $tone="text-3">
					{limits}
				</Text>
			</>
		)}
	</Box>
);
