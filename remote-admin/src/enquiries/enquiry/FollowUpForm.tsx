import type { EnquiryEntity } from "@site/shared-data";
import { decimalsOf, formatAmount, type Money, parseAmount, symbolOf, toDecimal } from "@site/shared-data/amounts";
import { formatDay } from "@site/shared-data/dates";
import { additionRules, firstFollowUpDay, validateAdditions } from "@site/shared-data/rules";
import { Button } from "@site/shared-ui";
import { DateInput } from "@site/shared-ui/DateInput";
import { Field } from "@site/shared-ui/Field";
import { FieldRow } from "@site/shared-ui/FieldGroup";
import { NumberInput } from "@site/shared-ui/NumberInput";
import { useState } from "react";
import { InlineFormStatus } from "../../drafts/inline/InlineFormStatus.tsx";
import { useInlineForm } from "../../drafts/inline/useInlineForm.ts";
import { fieldErrorMessage } from "../../errorMessages.ts";
import { amountRule } from "../../form/amountRule.ts";
import { useSite } from "../../layout/useSite.ts";
import type { InboxRow } from "../InboxKind.ts";
import type { EnquiryChange } from "./enquiryRoute.ts";

interface FollowUpFormProps {
	entity: EnquiryEntity;
	entry: InboxRow<string>;
	to: string;
}

export function FollowUpForm({ entity, entry, to }: FollowUpFormProps) {
	const hasValue = entity === "hire_projects";
	const [isChecked, setIsChecked] = useState(false);
	const { money } = useSite();
	const decimals = decimalsOf(money.currency);
	const toAdditions = toAdditionsIn(money);
	const value = typeof entry.value === "number" ? toDecimal(entry.value, money.currency).toFixed(decimals) : "";
	const stored = { followUpOn: entry.followUpOn ?? "", value };
	const form = useInlineForm({
		item: `enquiry:${entity}:${entry.id}`,
		stored: { values: stored, revision: null },
		to,
		toBody: ({ changes }): EnquiryChange => ({ type: "update", additions: toAdditions(changes) }),
		onSaved: () => setIsChecked(false),
	});
	const problems = isChecked ? validateAdditions(toAdditions(form.values)) : {};
	const dayProblem = problems.followUpOn === "out-of-range" ? `Choose a day from ${formatDay(firstFollowUpDay)} on.` : "";
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				setIsChecked(true);
				if (!form.isDirty) form.reset();
				else if (Object.keys(validateAdditions(toAdditions(form.values))).length === 0) form.save();
			}}
		>
			<FieldRow>
				<Field
					label="Follow-up"
					hint="The dashboard shows it from this day on."
					error={dayProblem || (problems.followUpOn && fieldErrorMessage("The day", problems.followUpOn))}
					optional
				>
					<DateInput
						value={form.values.followUpOn}
						min={firstFollowUpDay}
						onDayChange={(followUpOn) => form.set({ followUpOn })}
					/>
				</Field>
				{hasValue && (
					<Field
						label="Value"
						hint={describeValue(form.values.value, money)}
						error={
							problems.value && fieldErrorMessage("The value", problems.value, amountRule(additionRules.value, money.currency))
						}
						optional
					>
						<NumberInput
							unit={symbolOf(money)}
							min={0}
							inputMode="decimal"
							value={form.values.value}
							onValueChange={(value) => form.set({ value })}
						/>
					</Field>
				)}
			</FieldRow>
			<InlineFormStatus form={form} noun={hasValue ? "request" : "message"}>
				<Button size="small" type="submit" aria-disabled={!form.isDirty || undefined}>
					Save
				</Button>
			</InlineFormStatus>
		</form>
	);
}

/** The formatted value: "Rp 7.500.000". */
const describeValue = (value: string, money: Money) => {
	const amount = parseAmount(value, money);
	return amount > 0 ? formatAmount(amount, money) : "The amount that you expect to earn.";
};

const toAdditionsIn =
	(money: Money) =>
	({ followUpOn, value }: { followUpOn?: string; value?: string }) => ({
		...(followUpOn !== undefined && { followUpOn: followUpOn || null }),
		...(value !== undefined && { value: value.trim() === "" ? null : parseAmount(value, money) }),
	});
