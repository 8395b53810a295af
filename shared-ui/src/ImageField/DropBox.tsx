import { Icon, VisuallyHidden } from "@site/shared-ui";
import type { ReactNode } from "react";
import { Progress } from "../Progress/Progress.tsx";
import { FileChooser, type FileChooserProps } from "./FileChooser.tsx";
import { Box, Cancel, Instructions, Limits, Uploading, UploadLine, UploadName } from "./ImageField.styles.ts";
import type { Upload } from "./useImageField.ts";

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
				<Instructions>
					Drop or paste an image, or{" "}
					<FileChooser {...file} look="link">
						choose a file
					</FileChooser>
				</Instructions>
				<Limits>{limits}</Limits>
			</>
		)}
	</Box>
);

const UploadProgress = ({ upload: { name, sent, total }, onCancel }: { upload: Upload; onCancel: () => void }) => (
	<Uploading>
		<VisuallyHidden role="status">Uploading {name}</VisuallyHidden>
		<UploadName aria-hidden="true">{name}</UploadName>
		<Progress label={`Uploading ${name}`} value={total > 0 ? (sent / total) * 100 : undefined} />
		<UploadLine>
			<span>
				{formatBytes(sent)} of {formatBytes(total)}
			</span>
			<Cancel type="button" onClick={onCancel}>
				Cancel
			</Cancel>
		</UploadLine>
	</Uploading>
);

/** "740 KB", "1.2 MB": in steps of 1024, as file managers and upload limits count. */
export function formatBytes(bytes: number): string {
	if (bytes < 1024) return `${bytes} B`;
	const kilo = bytes / 1024;
	if (kilo < 1000) return `${Math.round(kilo)} KB`;
	return `${(kilo / 1024).toFixed(1)} MB`;
}
