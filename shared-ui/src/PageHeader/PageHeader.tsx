import type { ReactNode } from "react";
import { type PageHeaderSize, Root } from "./PageHeader.styles.ts";

interface PageHeaderProps {
	/** The page's one visible h1. */
	title: ReactNode;
	/** The language of the title, and of the document below it. */
	lang?: string;
	/** Above the title: a badge or a link back. */
	above?: ReactNode;
	/** A lead under the title (page) or a quiet line (screen). */
	note?: ReactNode;
	/** Buttons on the right, on phones below the title. */
	actions?: ReactNode;
	/** page for visitors: large, with a serif lead; screen for dense working areas. */
	size?: PageHeaderSize;
}

/** The head of a page: its title, its lead and its actions. */
export const PageHeader = ({ title, lang, above, note, actions, size = "page" }: PageHeaderProps) => (
	<Root $size={size}>
		<div>
			{above}
			<h1 lang={lang}>{title}</h1>
			{note && <p>{note}</p>}
		</div>
		{actions && <div>{actions}</div>}
	</Root>
);
