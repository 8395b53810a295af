import type { Invoice, Quote } from "@site/shared-data";
import { formatAmount, type Money, parseAmount, symbolOf } from "@site/shared-data/amounts";
import { today } from "@site/shared-data/dates";
import { Button, Notice } from "@site/shared-ui";
import { DateInput } from "@site/shared-ui/DateInput";
import { Dialog } from "@site/shared-ui/Dialog";
import { Field } from "@site/shared-ui/Field";
import { Input, Select } from "@site/shared-ui/Input";
import { Stack } from "@site/shared-ui/layout";
import { type SubmitEvent, useId, useState } from "react";
import { newRowKey } from "../drafts/newRowKey.ts";
import { errorReason } from "../errorReason.ts";
import { useSite } from "../layout/useSite.ts";
import { parseQuantity } from "./quoteForm.ts";
import { useQuoteStep } from "./useQuoteStep.ts";

interface InvoiceDialogProps {
	quote: Quote;
	/** The part of the total without an invoice. */
	rest: number;
	money: Money;
	onClose: () => void;
}

/** Asks for the amount of an invoice, in per cent or money, and the day on which it is due. */
export function InvoiceDialog({ quote: { id, total }, rest, money, onClose }: InvoiceDialogProps) {
	const { timeZone } = useSite();
	const { take } = useQuoteStep();
	const form = useId();
	const [key] = useState(newRowKey);
	const [typed, setTyped] = useState("100");
	const [unit, setUnit] = useState<"rest" | "total" | "money">("rest");
	const [dueOn, setDueOn] = useState(() => today(timeZone, new Date(Date.now() + termMs)));
	const [isChecked, setIsChecked] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const [error, setError] = useState("");
	const amount =
		unit === "money" ? parseAmount(typed, money) : Math.round(((unit === "rest" ? rest : total) * parseQuantity(typed)) / 100);
	const tooMuch = `The rest of the quote is ${formatAmount(rest, money)}. Write at most that much.`;
	const problem = !(amount > 0) ? "Write an amount above 0." : amount > rest ? tooMuch : "";
	async function submit(event: SubmitEvent) {
		event.preventDefault();
		setIsChecked(true);
		if (problem || !dueOn) return;
		setIsBusy(true);
		const result = await take<Invoice>(id, { step: "invoice", key, amount, dueOn });
		setIsBusy(false);
		if (result.status === "success") return onClose();
		setError(`The invoice was not created. ${result.reason === "amount" ? tooMuch : errorReason(result.kind)}`);
	}
	return (
		<Dialog
			open
			title="Create invoice"
			lead="Its number and amount never change."
			size="small"
			dirty
			onClose={() => !isBusy && onClose()}
			footer={
				<>
					<Button size="small" disabled={isBusy} onClick={onClose}>
						Cancel
					</Button>
					<Button size="small" variant="primary" type="submit" form={form} busy={isBusy}>
						Create
					</Button>
				</>
			}
		>
			<Stack as="form" $gap={4} data-density="dense" id={form} noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
				<Field label="Amount" error={isChecked && problem} hint={amount > 0 && formatAmount(amount, money)}>
					<Input inputMode="decimal" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
				</Field>
				<Field label="In">
					<Select value={unit} onChange={({ target }) => setUnit(target.value as typeof unit)}>
						<option value="rest">Per cent of the rest</option>
						<option value="total">Per cent of the total</option>
						<option value="money">{symbolOf(money)}</option>
					</Select>
				</Field>
				<Field label="Due on" error={isChecked && !dueOn && "Choose a day."}>
					<DateInput value={dueOn} onDayChange={setDueOn} />
				</Field>
				{error && <Notice tone="danger">{error}</Notice>}
			</Stack>
		</Dialog>
	);
}

/** Two weeks until an invoice is due. */
const termMs = 14 * 24 * 60 * 60 * 1000;
