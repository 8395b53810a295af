import { PageHeader } from "@site/shared-ui/PageHeader";
import type { ReactNode } from "react";
import { usePendingCounts } from "./inboxCounts.ts";

interface PageHeadProps {
	title: string;
	note?: ReactNode;
	actions?: ReactNode;
}

export const PageHead = ({ title, ...rest }: PageHeadProps) => (
	<>
		<AdminTitle>{title}</AdminTitle>
		<PageHeader size="screen" title={title} {...rest} />
	</>
);

/** The document title with the number of pending entries: "(6) Contacts · Admin". */
export function AdminTitle({ children }: { children: string }) {
	const { unread, pending } = usePendingCounts();
	const count = unread + pending;
	return <title>{`${count > 0 ? `(${count}) ` : ""}${children} · Admin`}</title>;
}
