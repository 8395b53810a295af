import { Dialog } from "@site/shared-ui/Dialog";
import type { ReactNode, RefObject } from "react";
import type { FormValues } from "../../form/Form.ts";
import { Comparison } from "./Comparison.tsx";

interface VersionsDialogProps {
	title: string;
	lead: ReactNode;
	/** The labels of the fields. */
	labels: Record<string, string>;
	mine: { values: FormValues; note: string };
	theirs: { values: FormValues; note: string };
	onClose: () => void;
	/** Gets the initial focus: the choice that changes nothing. */
	initialFocus: RefObject<HTMLElement | null>;
	footer: ReactNode;
}

/** The unsaved and the stored version of a row, and actions. */
export const VersionsDialog = ({ title, lead, labels, mine, theirs, onClose, initialFocus, footer }: VersionsDialogProps) => (
	<Dialog open title={title} lead={lead} size="wide" dirty onClose={onClose} initialFocus={initialFocus} footer={footer}>
		<Comparison
			labels={labels}
			mine={{ ...mine, name: "Your version", only: "only in yours" }}
			theirs={{ ...theirs, name: "Stored version", only: "only in the stored one" }}
		/>
	</Dialog>
);
