import type { ReactNode } from "react";
import { Label, Matter, Note, Row } from "./Sheet.styles.ts";

interface SheetSectionProps {
	label: string;
	note?: ReactNode;
	children: ReactNode;
}

/** One thing a Sheet shows: its name in the rail, a sentence, the matter. */
export const SheetSection = ({ label, note, children }: SheetSectionProps) => (
	<Row>
		<Label>{label}</Label>
		<Matter>
			{note && <Note>{note}</Note>}
			{children}
		</Matter>
	</Row>
);
