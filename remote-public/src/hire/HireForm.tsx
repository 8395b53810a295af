import { customBudget, projectTypes, hireRequestRules as rules } from "@site/shared-data/rules";
import { useRef } from "react";
import { AutoDismissNotice } from "../forms/AutoDismissNotice.tsx";
import { hireMessages } from "../forms/errorMessages.ts";
import { Fields, Form, FormFooter, SendRow } from "../forms/form.styles.ts";
import { Honeypot } from "../forms/Honeypot.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { SendButton } from "../forms/SendButton.tsx";
import { SendFailure } from "../forms/SendFailure.tsx";
import { maxEmailLength, TextField } from "../forms/TextField.tsx";
import { useFormSubmission } from "../forms/useFormSubmission.ts";
import { BudgetFields } from "./BudgetFields.tsx";
import { FormStep } from "./FormStep.tsx";
import type { HireField } from "./hireAction.ts";

/** The hire form in its four states. */
export function HireForm() {
	const form = useRef<HTMLFormElement>(null);
	const { result, isSending, resetKey } = useFormSubmission<HireField>(form);
	const failure = result?.status === "failed" ? result : null;
	const field = (name: HireField) => ({
		name,
		defaultValue: failure?.values[name],
		error: failure?.field === name ? hireMessages[name] : undefined,
	});
	return (
		<Form ref={form} method="post" preventScrollReset>
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
						options={projectTypes}
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
				<BudgetFields key={resetKey} field={field} />
				<FormFooter>
					{result?.status === "sent" && (
						<AutoDismissNotice key={result.at}>
							<strong>Request received.</strong> You will have a reply within 24 hours.
						</AutoDismissNotice>
					)}
					{failure && !failure.field && (
						<SendFailure kind={failure.kind} message={toMessage(failure.values)}>
							Failed to send request. Please try again.
						</SendFailure>
					)}
					<SendRow>
						<SendButton busy={isSending}>Submit Request</SendButton>
						<p>
							{isSending ? "Your text stays here until it has arrived." : "No obligation. Your description stays between us."}
						</p>
					</SendRow>
				</FormFooter>
			</FormStep>
		</Form>
	);
}

/** A hire request as a message, for e-mail and WhatsApp. */
function toMessage(values: Record<HireField, string>) {
	const budget = values.budgetRange === customBudget ? values.customBudget : values.budgetRange;
	const facts = [`Budget: ${budget}`, values.timeline && `Timeline: ${values.timeline}`].filter(Boolean).join("\n");
	return {
		subject: `${values.projectType} Project`,
		text: [values.projectDescription, values.additionalRequirements, facts, values.clientName].filter(Boolean).join("\n\n"),
	};
}
