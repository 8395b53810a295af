import { type ReactNode, useId } from "react";
import { Fields, Legend, Note, Root } from "./FieldGroup.styles.ts";

interface FieldGroupProps {
	/** What the fields have in common. */
	label: string;
	/** One quiet sentence about all of them. */
	hint?: ReactNode;
	/** Fields, and FieldRows where two belong side by side. */
	children: ReactNode;
}

/** Fields that belong together: their name in the left rail, the fields on the right; one below the other on a phone. */
export function FieldGroup({ label, hint, children }: FieldGroupProps) {
	const hintId = useId();
	return (
		<Root aria-describedby={hint ? hintId : undefined}>
			<Legend>{label}</Legend>
			{hint && <Note id={hintId}>{hint}</Note>}
			<Fields>{children}</Fields>
		</Root>
	);
}
