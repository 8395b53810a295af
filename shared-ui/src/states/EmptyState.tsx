import type { ReactNode } from "react";
import { Root } from "./states.styles.ts";

interface EmptyStateProps {
	/** The missing entries: "No projects available". */
	title: string;
	/** The next step, or when the state will change. */
	children?: ReactNode;
	/** A button or link to create the first entry. */
	action?: ReactNode;
}

/** For a loaded list without entries. A list that could not be loaded shows ErrorState. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
	return (
		<Root>
			<svg viewBox="0 0 120 60" aria-hidden="true">
				<path d="M0 31C30 33 46 14 68 14s34 6 52 8M0 38c28 4 48-9 70-9s32 3 50 5M0 46c26 5 48-5 70-6s32 1 50 2M0 53c30 5 50 0 72-2s30 0 48 0" />
			</svg>
			<h2>{title}</h2>
			{children && <p>{children}</p>}
			{action && <div>{action}</div>}
		</Root>
	);
}
