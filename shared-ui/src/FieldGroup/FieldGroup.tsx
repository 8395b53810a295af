import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { Fields, Legend, Note, Root } from "./FieldGroup.styles.ts";

interface FieldGroupProps {
	/** For links to the group, which move the focus there. */
	id?: string;
	/** The legend of the group. */
	label: string;
	/** A description of the group. */
	hint?: ReactNode;
	/** Fields, or FieldRows for two fields side by side. */
	children: ReactNode;
}

/** A fieldset: its legend in the left column, the fields on the right; on phones one below the other. */
export function FieldGroup({ id, label, hint, children }: FieldGroupProps) {
	const hintId = useId();
	return (
		<Root id={id} tabIndex={id ? -1 : undefined} aria-describedby={hint ? hintId : undefined}>
			<Legend>{label}</Legend>
			{hint && <Note id={hintId}>{hint}</Note>}
			<Fields>{children}</Fields>
		</Root>
	);
}

/**
 * Two fields side by side, or one below the other on narrow screens; a single field takes half of the width.
 */
export const FieldRow = ({ children }: { children: ReactNode }) => <Row>{children}</Row>;

const Row = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 13rem), calc((100% - var(--space-4)) / 2)), 1fr));
	gap: 1.25rem var(--space-4);
	align-items: start;
`;
