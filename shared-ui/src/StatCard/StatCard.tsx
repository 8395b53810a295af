import type { ReactNode } from "react";
import { Label, Root } from "./StatCard.styles.ts";

interface StatCardProps {
	/** What is counted; a link in it covers the whole card. */
	label: ReactNode;
	/** StatFigures, or why they are missing. */
	children: ReactNode;
}

/** What is counted, and its figures. Stands in a StatGroup. */
export const StatCard = ({ label, children }: StatCardProps) => (
	<Root>
		<Label>{label}</Label>
		{children}
	</Root>
);
