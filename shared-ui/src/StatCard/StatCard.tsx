import type { ReactNode } from "react";
import { Label, Root } from "./StatCard.styles.ts";

interface StatCardProps {
	/** What is counted; a link in it covers the whole card. */
	label: ReactNode;
	heading?: "h2" | "h3";
	/** StatFigures, or why they are missing. */
	children: ReactNode;
}

/** What is counted, and its figures. Stands in a StatGroup. */
export const StatCard = ({ label, heading = "h2", children }: StatCardProps) => (
	<Root>
		<Label as={heading}>{label}</Label>
		{children}
	</Root>
);
