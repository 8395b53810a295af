import type { ReactNode } from "react";
import { Content, Label, Lead, Note, Page, Part, Row, Title } from "./Sheet.styles.ts";

interface SheetProps {
	part: string;
	title: string;
	lead: ReactNode;
	children: ReactNode;
}

/** A page of the catalogue: title, lead, and sections that hang on the same rail as the pages of the site. */
export const Sheet = ({ part, title, lead, children }: SheetProps) => (
	<Page>
		<Part>{part}</Part>
		<Title>{title}</Title>
		<Lead>{lead}</Lead>
		{children}
	</Page>
);

interface SheetSectionProps {
	label: string;
	note?: ReactNode;
	children: ReactNode;
}

/** One thing a Sheet shows: its name in the rail, a sentence, the matter. */
export const SheetSection = ({ label, note, children }: SheetSectionProps) => (
	<Row>
		<Label>{label}</Label>
		<Content>
			{note && <Note>{note}</Note>}
			{children}
		</Content>
	</Row>
);
