import { type ReactNode, useId } from "react";
import { styled } from "styled-components";

/** A section of the editorial grid: its label on the rail, its content next to it. */
export function Section({ label, children }: { label: string; children: ReactNode }) {
	const id = useId();
	return (
		<SectionGrid aria-labelledby={id}>
			<Label id={id}>{label}</Label>
			<div>{children}</div>
		</SectionGrid>
	);
}

export const SectionGrid = styled.section`
	border-top: 1px solid var(--line);
	padding-block: var(--space-6) var(--section);

	@media (min-width: 56rem) {
		display: grid;
		grid-template-columns: var(--w-rail) minmax(0, 1fr);
		column-gap: var(--space-7);
		padding-top: var(--space-7);
	}
`;

const Label = styled.h2`
	font: var(--weight-medium) var(--text-xs)/1.5 var(--font-mono);
	letter-spacing: var(--tracking-label);
	color: var(--text-3);

	@media (max-width: 55.99rem) {
		margin-bottom: var(--space-5);
	}
`;
