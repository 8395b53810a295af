import { PageHeader } from "@site/shared-ui/PageHeader";
import type { ReactNode } from "react";
import { AdminTitle } from "./AdminTitle.tsx";

interface PageHeadProps {
	title: string;
	/** A quiet line below the title. */
	note?: ReactNode;
	/** Buttons and links that concern the whole page. */
	actions?: ReactNode;
}

/** The head of an owner's page; it names the tab as well. */
export const PageHead = ({ title, ...rest }: PageHeadProps) => (
	<>
		<AdminTitle>{title}</AdminTitle>
		<PageHeader size="screen" title={title} {...rest} />
	</>
);
