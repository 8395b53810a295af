import { Icon, VisuallyHidden } from "@site/shared-ui";
import { Row, Stack, Text } from "../layout/index.ts";
import { Progress } from "../Progress/Progress.tsx";
import { ActionButton, Cancel, Fault, Uploading } from "./ImageField.styles.ts";

/**
 * An upload in flight: the file's name, the bytes sent and all bytes; `step` is the step before sending.
 */
export interface Upload {
	name: string;
	sent: number;
	total: number;
	step?: string | undefined;
}

/** Why a file was not stored: the problem, the file and its fault, and the next step. */
export interface UploadFault {
	sentence: string;
	detail: string;
	way?: "smaller" | "again" | undefined;
}

export interface FaultyFile {
	file: File;
	fault: UploadFault;
}

export function UploadProgress({ upload: { name, sent, total, step }, onCancel }: { upload: Upload; onCancel: () => void }) {
	const label = `${step ?? "Uploading"} ${name}`;
	return (
		<Uploading>
			<VisuallyHidden role="status">{label}</VisuallyHidden>
			<Text as="span" $oneLine $weight="medium" aria-hidden="true">
				{name}
			</Text>
			<Progress label={label} value={total > 0 ? (sent / total) * 100 : undefined} />
			<Row $align="center" $justify="space-between" $gap={3} $numeric $tone="text-2">
				<span>{step ?? `${formatBytes(sent)} of ${formatBytes(total)}`}</span>
				<Cancel type="button" onClick={onCancel}>
					Cancel
				</Cancel>
			</Row>
		</Uploading>
	);
}

interface UploadFaultsProps<Row extends FaultyFile> {
	rows: readonly Row[];
	/** Uploads the file again, made smaller if its fault offers that. */
	onAgain: (row: Row) => void;
	onDismiss: (row: Row) => void;
}

const ways = { smaller: "Make it smaller and upload", again: "Try again" };

/** A line for each file that was not stored, announced at once. */
export const UploadFaults = <Row extends FaultyFile>({ rows, onAgain, onDismiss }: UploadFaultsProps<Row>) =>
	rows.length > 0 && (
		<div role="alert">
			<Stack as="ul" $gap={3}>
				{rows.map((row, index) => {
					const { file, fault } = row;
					const button = (label: string, run: (row: Row) => void) => (
						<ActionButton type="button" aria-label={`${label}: ${file.name}`} onClick={() => run(row)}>
							{label}
						</ActionButton>
					);
					return (
						<Fault key={index}>
							<Icon name="warning" />
							<div>
								<strong>{fault.sentence}</strong> <span>{fault.detail}</span>
							</div>
							<Row $wrap $left="auto" $gap={2}>
								{fault.way && button(ways[fault.way], onAgain)}
								{button("Dismiss", onDismiss)}
							</Row>
						</Fault>
					);
				})}
			</Stack>
		</div>
	);

/** "740 KB", "1.2 MB": in steps of 1024, as file managers and upload limits count. */
export function formatBytes(bytes: number): string {
	if (bytes < 1024) return `${bytes} B`;
	const kilo = bytes / 1024;
	if (kilo < 1000) return `${Math.round(kilo)} KB`;
	return `${(kilo / 1024).toFixed(1)} MB`;
}
