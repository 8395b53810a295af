import { VisuallyHidden } from "@site/shared-ui";
import { Progress } from "../Progress/Progress.tsx";
import { Cancel, Uploading, UploadLine, UploadName } from "./DropBox.styles.ts";

/** An upload in flight: the file name, the progress, and Cancel. */
export const UploadProgress = ({ upload, onCancel }: { upload: Upload; onCancel: () => void }) => (
	<Uploading>
		<VisuallyHidden role="status">Uploading {upload.name}</VisuallyHidden>
		<UploadName aria-hidden="true">{upload.name}</UploadName>
		<Progress label={`Uploading ${upload.name}`} value={upload.total > 0 ? (upload.sent / upload.total) * 100 : undefined} />
		<UploadLine>
			<span>
				{formatBytes(upload.sent)} of {formatBytes(upload.total)}
			</span>
			<Cancel type="button" onClick={onCancel}>
				Cancel
			</Cancel>
		</UploadLine>
	</Uploading>
);

/** An upload in flight. */
export interface Upload {
	name: string;
	/** Bytes sent, and total bytes. */
	sent: number;
	total: number;
}

/** "740 KB", "1.2 MB": in steps of 1024, as file managers and upload limits count. */
export function formatBytes(bytes: number): string {
	if (bytes < 1024) return `${bytes} B`;
	const kilo = bytes / 1024;
	if (kilo < 1000) return `${Math.round(kilo)} KB`;
	return `${(kilo / 1024).toFixed(1)} MB`;
}
