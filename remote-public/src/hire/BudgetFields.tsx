import { budgetRanges, customBudget, hireRequestRules as rules, timelines } from "@site/shared-data/rules";
import { useState } from "react";
import { styled } from "styled-components";
import { Fields } from "../forms/form.styles.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { TextField } from "../forms/TextField.tsx";
import type { FormSubmission } from "../forms/useFormSubmission.ts";
import type { HireField } from "./hireAction.ts";

/** Range and timeline. "Custom Range" reveals the field Custom Budget by CSS, so it works without script. */
export function BudgetFields({ field }: { field: FormSubmission<HireField>["field"] }) {
	const range = field("budgetRange");
	const [isCustom, setCustom] = useState(range.defaultValue === customBudget);
	return (
		<Root>
			<SelectField
				label="Budget Range"
				required
				none="Choose a range"
				hint="In Indonesian rupiah"
				options={budgetRanges}
				onChange={(event) => setCustom(event.target.value === customBudget)}
				{...range}
			/>
			<SelectField label="Timeline" optional none="No date in mind" options={timelines} {...field("timeline")} />
			<div data-part="custom">
				<TextField
					label="Custom Budget"
					required={isCustom}
					placeholder="Rp 40 million, in two phases"
					maxLength={rules.budgetRange.max}
					{...field("customBudget")}
				/>
			</div>
		</Root>
	);
}

const Root = styled(Fields)`
	[data-part="custom"] {
		display: none;
		grid-column: 1 / -1;
		padding-left: var(--space-4);
		border-left: 2px solid var(--accent);
	}
	&:has(option[value="${customBudget}"]:checked) [data-part="custom"] {
		display: block;
	}
`;
