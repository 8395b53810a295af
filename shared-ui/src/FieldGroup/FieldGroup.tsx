import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { below } from "../layout/index.ts";

interface FieldGroupProps {
	/** For links to the group, which move the focus to it. */
	id?: string;
	/** The legend. */
	label: string;
	/** What the group's fields have in common. */
	hint?: ReactNode;
	/** Fields, or FieldRows for two fields side by side. */
	children: ReactNode;
}

/** A fieldset: its legend in the left column, the fields on the right; on phones one below the other. */
export function FieldGroup({ id, label, hint, children }: FieldGroupProps) {
	const hintId = useId();
	return (
		<Root id={id} tabIndex={id ? -1 : undefined} aria-describedby={hint ? hintId : undefined}>
			<legend>{label}</legend>
			{hint && <p id={hintId}>{hint}</p>}
			<div>{children}</div>
		</Root>
	);
}

/** Two fields side by side, on narrow screens one below the other; a single field takes half the width. */
export const FieldRow = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 13rem), calc((100% - var(--space-4)) / 2)), 1fr));
	gap: 1.25rem var(--space-4);
	align-items: start;
`;

const Root = styled.fieldset`
	display: grid;
	grid-template-columns: var(--w-rail) minmax(0, 1fr);
	grid-template-rows: auto auto 1fr;
	gap: var(--space-1) var(--space-7);
	min-width: 0;
	padding: var(--space-6) 0;
	border: 0;

	& + & {
		border-top: 1px solid var(--line);
	}
	/* A float makes the legend a grid item. */
	> legend {
		float: left;
		grid-column: 1;
		padding: 0;
		font: var(--weight-medium) var(--text-lg) / 1.3 var(--font-serif);
	}
	> p {
		grid-column: 1;
		font-size: var(--text-sm);
		line-height: 1.45;
		color: var(--text-3);
	}
	> div {
		grid-column: 2;
		grid-row: 1 / span 3;
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: 1.25rem;
	}
	${below(48)} {
		grid-template-columns: minmax(0, 1fr);
		padding-block: var(--space-5);

		> div {
			grid-column: 1;
			grid-row: auto;
			margin-top: var(--space-3);
		}
	}
`;
