import { VisuallyHidden } from "@site/shared-ui";
import { Progress } from "../Progress/Progress.tsx";
import { Cancel, Going, GoingLine, GoingName } from "./FileDrop.styles.ts";
import { formatBytes } from "./formatBytes.ts";
import type { Upload } from "./Upload.ts";

/** A file on its way: its name, how much of it has arrived, and Cancel. */
export const UploadProgress = ({ upload, onCancel }: { upload: Upload; onCancel?: () => void }) => (
	<Going>
		<VisuallyHidden role="status">Uploading {upload.name}</VisuallyHidden>
		<GoingName aria-hidden="true">{upload.name}</GoingName>
		<Progress label={`Uploading ${upload.name}`} value={upload.total > 0 ? (upload.sent / upload.total) * 100 : undefined} />
		<GoingLine>
			<span>
				{formatBytes(upload.sent)} of {formatBytes(upload.total)}
			</span>
			{onCancel && (
				<Cancel type="button" onClick={onCancel}>
					Cancel
				</Cancel>
			)}
		</GoingLine>
	</Going>
);
