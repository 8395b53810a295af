import { type ReactNode, useId } from "react";
import { Label, Root } from "./Section.styles.ts";

/** A section of the editorial grid: its label on the rail, its content beside it. */
export function Section({ label, children }: { label: string; children: ReactNode }) {
	const id = useId();
	return (
		<Root aria-labelledby={id}>
			<Label id={id}>{label}</Label>
			<div>{children}</div>
		</Root>
	);
}
