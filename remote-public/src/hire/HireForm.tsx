import { projectTypes, hireRequestRules as rules } from "@site/shared-data/rules";
import { useRef } from "react";
import { emailLimit } from "../forms/emailLimit.ts";
import { Ending, Fields, Form, SendRow } from "../forms/form.styles.ts";
import { PassingNotice } from "../forms/PassingNotice.tsx";
import { SendButton } from "../forms/SendButton.tsx";
import { SendFailure } from "../forms/SendFailure.tsx";
import { TextField } from "../forms/TextField.tsx";
import { Trap } from "../forms/Trap.tsx";
import { useSending } from "../forms/useSending.ts";
import { Band } from "./Band.tsx";
import { BudgetFields } from "./BudgetFields.tsx";
import { Choice } from "./Choice.tsx";
import { errorWords } from "./errorWords.ts";
import type { HireField } from "./hireFields.ts";
import { toLetter } from "./toLetter.ts";

/** The hire form in its four states. */
export function HireForm() {
	const form = useRef<HTMLFormElement>(null);
	const { answer, isSending, round } = useSending<HireField>(form);
	const failure = answer?.status === "failed" ? answer : null;
	const field = (name: HireField) => ({
		name,
		defaultValue: failure?.values[name],
		error: failure?.field === name ? errorWords[name] : undefined,
	});
	return (
		<Form ref={form} method="post" preventScrollReset>
			<Band step={1} title="You">
				<Fields key={round}>
					<TextField label="Name" autoComplete="name" required limit={rules.clientName.max} {...field("clientName")} />
					<TextField label="Email" type="email" autoComplete="email" required limit={emailLimit} {...field("clientEmail")} />
					<Trap />
				</Fields>
			</Band>
			<Band step={2} title="The project">
				<Fields key={round}>
					<Choice data-wide label="Project Type" required none="Choose a type" options={projectTypes} {...field("projectType")} />
					<TextField
						data-wide
						long
						label="Project Description"
						required
						limit={rules.projectDescription.max}
						{...field("projectDescription")}
					/>
					<TextField
						data-wide
						long
						label="Additional Requirements"
						optional
						placeholder="Languages, systems it has to talk to, things it must never do"
						limit={rules.additionalRequirements.max}
						{...field("additionalRequirements")}
					/>
				</Fields>
			</Band>
			<Band step={3} title="Budget and time">
				<BudgetFields key={round} field={field} />
				<Ending>
					{answer?.status === "sent" && (
						<PassingNotice key={answer.at}>
							<strong>Request received.</strong> You will have a reply within 24 hours.
						</PassingNotice>
					)}
					{failure && !failure.field && (
						<SendFailure kind={failure.kind} letter={toLetter(failure.values)}>
							Failed to send request. Please try again.
						</SendFailure>
					)}
					<SendRow>
						<SendButton busy={isSending}>Submit Request</SendButton>
						<p>
							{isSending ? "Your text stays here until it has arrived." : "No obligation. Your description stays between us."}
						</p>
					</SendRow>
				</Ending>
			</Band>
		</Form>
	);
}
