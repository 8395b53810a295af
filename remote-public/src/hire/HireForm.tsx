import type { HireChoices } from "@site/shared-data";
import { customBudget, hireRequestRules as rules } from "@site/shared-data/rules";
import { type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { hireMessages } from "../forms/errorMessages.ts";
import { FormEnd } from "../forms/FormEnd.tsx";
import { End, Fields, Form } from "../forms/form.styles.ts";
import { Honeypot } from "../forms/Honeypot.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { maxEmailLength, TextField } from "../forms/TextField.tsx";
import { type FormSubmission, useFormSubmission } from "../forms/useFormSubmission.ts";
import { meta } from "../layout/page/Meta.ts";
import { SectionGrid } from "../layout/page/Section.tsx";
import type { HireField } from "./hireAction.ts";

interface HireFormProps {
	/** Next to the button. */
	note: string;
	/** The end of the confirmation. */
	promise: string;
	choices: HireChoices;
	/** An ISO 4217 code. */
	currency: string;
}

export function HireForm({ note, promise, choices, currency }: HireFormProps) {
	const submission = useFormSubmission(hireMessages);
	const { formProps, field, resetKey } = submission;
	return (
		<Form {...formProps} method="post" preventScrollReset>
			<FormStep step={1} title="You">
				<Fields key={resetKey}>
					<TextField label="Name" autoComplete="name" required maxLength={rules.clientName.max} {...field("clientName")} />
					<TextField
						label="Email"
						type="email"
						autoComplete="email"
						required
						maxLength={maxEmailLength}
						{...field("clientEmail")}
					/>
					<Honeypot />
				</Fields>
			</FormStep>
			<FormStep step={2} title="The project">
				<Fields key={resetKey}>
					<SelectField
						data-wide
						label="Project Type"
						required
						none="Choose a type"
						options={choices.projectTypes}
						{...field("projectType")}
					/>
					<TextField
						data-wide
						long
						label="Project Description"
						required
						maxLength={rules.projectDescription.max}
						{...field("projectDescription")}
					/>
					<TextField
						data-wide
						long
						label="Additional Requirements"
						optional
						placeholder="Languages, systems it has to talk to, things it must never do"
						maxLength={rules.additionalRequirements.max}
						{...field("additionalRequirements")}
					/>
				</Fields>
			</FormStep>
			<FormStep step={3} title="Budget and time">
				<BudgetFields key={resetKey} field={field} choices={choices} currency={currency} />
				<FormEnd
					submission={submission}
					button="Submit Request"
					note={note}
					confirmation={
						<>
							<strong>Request received.</strong> {promise}
						</>
					}
					failed="Failed to send request. Please try again."
					toMessage={toMessage}
				/>
			</FormStep>
		</Form>
	);
}

interface BudgetFieldsProps extends Pick<HireFormProps, "choices" | "currency"> {
	field: FormSubmission<HireField>["field"];
}

/** Range and timeline. "Custom Range" reveals the field Custom Budget by CSS, so it works without script. */
function BudgetFields({ field, choices, currency }: BudgetFieldsProps) {
	const range = field("budgetRange");
	const [isCustom, setCustom] = useState(range.defaultValue === customBudget);
	return (
		<Budget>
			<SelectField
				label="Budget Range"
				required
				none="Choose a range"
				hint={choices.budgetNote}
				options={choices.budgetRanges}
				onChange={(event) => setCustom(event.target.value === customBudget)}
				{...range}
			/>
			<SelectField label="Timeline" optional none="No date in mind" options={choices.timelines} {...field("timeline")} />
			<div data-part="custom">
				<TextField
					label="Custom Budget"
					required={isCustom}
					placeholder={currency === "IDR" ? "Rp 40 million, in two phases" : undefined}
					maxLength={rules.budgetRange.max}
					{...field("customBudget")}
				/>
			</div>
		</Budget>
	);
}

const Budget = styled(Fields)`
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

function toMessage(values: Record<HireField, string>) {
	const budget = values.budgetRange === customBudget ? values.customBudget : values.budgetRange;
	const facts = [`Budget: ${budget}`, values.timeline && `Timeline: ${values.timeline}`].filter(Boolean).join("\n");
	return {
		subject: `${values.projectType} Project`,
		text: [values.projectDescription, values.additionalRequirements, facts, values.clientName].filter(Boolean).join("\n\n"),
	};
}

function FormStep({ step, title, children }: { step: number; title: string; children: ReactNode }) {
	const id = useId();
	return (
		<Step aria-labelledby={id}>
			<div>
				<span aria-hidden="true">{`0${step}`}</span>
				<h2 id={id}>{title}</h2>
			</div>
			<div>{children}</div>
		</Step>
	);
}

const Step = styled(SectionGrid)`
	padding-bottom: var(--space-8);

	&:last-of-type {
		padding-bottom: var(--space-7);
	}
	> :first-child {
		display: grid;
		gap: var(--space-1);
		align-content: start;

		span {
			${meta}
		}
		h2 {
			font: var(--weight-medium) var(--text-2xl)/1.2 var(--font-serif);
			letter-spacing: var(--tracking-heading);
		}
		@media (max-width: 55.99rem) {
			margin-bottom: var(--space-5);
		}
	}
	> :last-child {
		@media (min-width: 56rem) {
			max-width: var(--w-text);
		}
		${End} {
			margin-top: var(--space-7);
			padding-top: var(--space-6);
			border-top: 1px solid var(--line);
		}
	}
`;
