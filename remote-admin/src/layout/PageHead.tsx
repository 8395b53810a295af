import type { ReactNode } from "react";
import { Heading, Note, Root } from "./PageHead.styles.ts";

interface PageHeadProps {
	title: string;
	/** A quiet line below the title. */
	note?: ReactNode;
}

/** The head of an owner's page; it names the tab as well. */
export const PageHead = ({ title, note }: PageHeadProps) => (
	<Root>
		<title>{`${title} · Admin`}</title>
		<Heading>{title}</Heading>
		{note && <Note>{note}</Note>}
	</Root>
);
