import type { ReactNode } from "react";
import { Lead, Page, Part, Title } from "./Sheet.styles.ts";

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
