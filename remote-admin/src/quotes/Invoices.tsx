import type { Invoice, Quote } from "@site/shared-data";
import { formatAmount, type Money } from "@site/shared-data/amounts";
import { formatDay, today } from "@site/shared-data/dates";
import { quotePaths } from "@site/shared-data/quotes";
import { Button } from "@site/shared-ui";
import { DateInput } from "@site/shared-ui/DateInput";
import { Field } from "@site/shared-ui/Field";
import { Text } from "@site/shared-ui/layout";
import { useState } from "react";
import { Block } from "../layout/Block.tsx";
import { useMoney, useSite } from "../layout/useSite.ts";
import { useMutation } from "../mutations/useMutation.ts";
import { InvoiceDialog } from "./InvoiceDialog.tsx";
import { Lines } from "./Quotes.styles.ts";
import type { QuoteStep } from "./quoteAction.ts";

/** The invoices of an accepted quote. */
export function Invoices({ quote, invoices }: { quote: Quote; invoices: readonly Invoice[] }) {
	const money = useMoney(quote.currency);
	const [isCreating, setIsCreating] = useState(false);
	const rest = quote.total - invoices.reduce((sum, { amount }) => sum + amount, 0);
	return (
		<Block
			title="Invoices"
			aside={
				rest > 0 ? (
					<Button size="small" onClick={() => setIsCreating(true)}>
						Create invoice
					</Button>
				) : (
					<Text $size="sm" $tone="text-3">
						The whole total has invoices.
					</Text>
				)
			}
		>
			{invoices.length === 0 && (
				<Text $padTop={3} $tone="text-2">
					None yet. The client finds them on the page of the quote.
				</Text>
			)}
			<Lines>
				{invoices.map((invoice) => (
					<InvoiceRow key={invoice.id} invoice={invoice} money={money} />
				))}
			</Lines>
			{rest > 0 && invoices.length > 0 && (
				<Text $padTop={3} $tone="text-2" $numeric>
					{formatAmount(rest, money)} has no invoice yet.
				</Text>
			)}
			{isCreating && <InvoiceDialog quote={quote} rest={rest} money={money} onClose={() => setIsCreating(false)} />}
		</Block>
	);
}

function InvoiceRow({ invoice: { id, quoteId, number, amount, dueOn, paidOn }, money }: { invoice: Invoice; money: Money }) {
	const { timeZone } = useSite();
	const mutate = useMutation();
	const [day, setDay] = useState(() => today(timeZone));
	const [isMarked, setIsMarked] = useState(false);
	const mark = (on: string | null) => {
		setIsMarked(true);
		void mutate<QuoteStep>({
			to: quotePaths.quote(quoteId),
			body: { step: "changeInvoice", id, paidOn: on } satisfies QuoteStep,
			success: () => `${number} is ${on ? "paid" : "not paid"}.`,
			failure: `${number} could not be changed.`,
			undo: () => ({ success: () => `${number} is as before.`, failure: `${number} could not be changed back.` }),
		});
	};
	// The button that was pressed is replaced with the other one.
	const ref = isMarked ? focus : undefined;
	return (
		<li>
			<div>
				<Text $weight="medium">
					{number}, {formatAmount(amount, money)}
				</Text>
				<Text $size="sm" $tone="text-2">
					Due on {formatDay(dueOn)}
				</Text>
			</div>
			{paidOn ? (
				<span>
					Paid on {formatDay(paidOn)}{" "}
					<Button ref={ref} size="small" variant="quiet" aria-label={`${number} is not paid`} onClick={() => mark(null)}>
						Not paid
					</Button>
				</span>
			) : (
				<form
					data-density="dense"
					aria-label={number}
					onSubmit={(event) => {
						event.preventDefault();
						if (day) mark(day);
					}}
				>
					<Field label="Paid on">
						<DateInput required value={day} onDayChange={setDay} />
					</Field>
					<Button ref={ref} type="submit">
						Mark as paid
					</Button>
				</form>
			)}
		</li>
	);
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
