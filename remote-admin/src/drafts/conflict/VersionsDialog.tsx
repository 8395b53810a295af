import { Dialog } from "@site/shared-ui/Dialog";
import type { ReactNode, RefObject } from "react";
import type { FormValues } from "../FormValues.ts";
import { ChangedField } from "./ChangedField.tsx";
import { differences } from "./differences.ts";
import { Version } from "./Version.tsx";
import { Add, Del, Key, Sides } from "./VersionsDialog.styles.ts";

interface VersionsDialogProps {
	title: string;
	lead: ReactNode;
	/** The labels of the fields. */
	labels: Record<string, string>;
	mine: { values: FormValues; note: string };
	theirs: { values: FormValues; note: string };
	onClose: () => void;
	/** Where the focus starts: the answer that changes nothing. */
	initialFocus: RefObject<HTMLElement | null>;
	footer: ReactNode;
}

/** Two versions of an item side by side, only where they differ, and what can be done about it. */
export function VersionsDialog({ title, lead, labels, mine, theirs, onClose, initialFocus, footer }: VersionsDialogProps) {
	const found = differences(mine.values, theirs.values);
	const shared = found.reduce((sum, difference) => sum + difference.shared, 0);
	return (
		<Dialog open title={title} lead={lead} size="wide" dirty onClose={onClose} initialFocus={initialFocus} footer={footer}>
			<Sides>
				<Version name="Your version" note={mine.note}>
					{found.map(({ field, mine: paragraphs }) => (
						<ChangedField key={field} label={labels[field] ?? field} paragraphs={paragraphs} mark={Add} />
					))}
				</Version>
				<Version name="Stored version" note={theirs.note}>
					{found.map(({ field, theirs: paragraphs }) => (
						<ChangedField key={field} label={labels[field] ?? field} paragraphs={paragraphs} mark={Del} />
					))}
				</Version>
			</Sides>
			<Key>
				<Add>only in yours</Add>
				<Del>only in the stored one</Del>
				{shared > 0 && <span>{shared === 1 ? "1 paragraph is the same" : `${shared} paragraphs are the same`}</span>}
			</Key>
		</Dialog>
	);
}
