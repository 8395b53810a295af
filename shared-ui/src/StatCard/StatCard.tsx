import type { ReactNode } from "react";
import { Label, Root } from "./StatCard.styles.ts";

interface StatCardProps {
	/** The label; a link in it covers the card. */
	label: ReactNode;
	/** StatFigures, or an error. */
	children: ReactNode;
}

/** A label and its figures. Use it in a StatGroup. */
export const StatCard = ({ label, children }: StatCardProps) => (
	<Root>
		<Label>{label}</Label>
		{children}
	</Root>
);
