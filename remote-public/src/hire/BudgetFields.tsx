import { budgetRanges, customBudget, hireRequestRules as rules, timelines } from "@site/shared-data/rules";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { Fields } from "../forms/form.styles.ts";
import { TextField } from "../forms/TextField.tsx";
import { Choice } from "./Choice.tsx";
import type { HireField } from "./hireFields.ts";

interface BudgetFieldsProps {
	/** Name, text and error of a field. */
	field: (name: HireField) => { name: string; defaultValue: string | undefined; error: ReactNode };
}

/** Range and timeline; "Custom Range" asks for the budget in the visitor's own words. The style sheet reveals that field, so it works without script. */
export function BudgetFields({ field }: BudgetFieldsProps) {
	const range = field("budgetRange");
	const [isCustom, setCustom] = useState(range.defaultValue === customBudget);
	return (
		<Root>
			<Choice
				label="Budget Range"
				required
				none="Choose a range"
				hint="In Indonesian rupiah"
				options={budgetRanges}
				onChange={(event) => setCustom(event.target.value === customBudget)}
				{...range}
			/>
			<Choice label="Timeline" optional none="No date in mind" options={timelines} {...field("timeline")} />
			<div data-part="custom">
				<TextField
					label="Custom Budget"
					required={isCustom}
					placeholder="Rp 40 million, in two phases"
					limit={rules.budgetRange.max}
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
