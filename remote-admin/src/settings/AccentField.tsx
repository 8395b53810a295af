import { useId } from "react";
import { styled } from "styled-components";
import type { Form } from "../form/Form.ts";
import { accentNames } from "./names.ts";
import type { SiteValues } from "./siteForm.ts";

/** The colour of what can be pressed, as swatches with their names. */
export function AccentField({ form, name }: { form: Form<SiteValues>; name: "accent" }) {
	const id = useId();
	return (
		<Root aria-describedby={id}>
			<legend>{form.labels[name]}</legend>
			{Object.entries(accentNames).map(([accent, label]) => (
				<label key={accent}>
					<input
						type="radio"
						name={name}
						value={accent}
						checked={form.values[name] === accent}
						onChange={() => form.set({ [name]: accent })}
					/>
					<Swatch data-accent={accent} />
					{label}
				</label>
			))}
			<p id={id}>Of links and buttons. Each can be read in both themes.</p>
		</Root>
	);
}

const Root = styled.fieldset`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-2) var(--space-5);
	margin: 0;
	padding: 0;
	border: 0;

	legend {
		padding: 0 0 var(--space-1);
		font-size: var(--text-sm);
		font-weight: var(--weight-medium);
	}
	label {
		display: inline-flex;
		align-items: center;
		gap: var(--space-2);
		min-height: var(--touch);
	}
	p {
		flex-basis: 100%;
		font-size: var(--text-sm);
		color: var(--text-3);
	}
`;

const Swatch = styled.span`
	width: 1.25rem;
	height: 1.25rem;
	border-radius: 50%;
	background: var(--accent);
	box-shadow: var(--edge);
	forced-color-adjust: none;
`;
