import { formatAmount, parseAmount } from "@site/shared-data/amounts";
import { lineAmount, quotePaths, quoteRules } from "@site/shared-data/quotes";
import { Button, Notice } from "@site/shared-ui";
import { FieldGroup, FieldRow } from "@site/shared-ui/FieldGroup";
import { Row, Text } from "@site/shared-ui/layout";
import { useRef, useState } from "react";
import { DraftForm } from "../drafts/form/DraftForm.tsx";
import { errorReason } from "../errorReason.ts";
import { DateField, SelectField, TextAreaField, TextField } from "../form/fields.tsx";
import { ListField } from "../form/list/ListField.tsx";
import { placeOf } from "../layout/times.ts";
import { useSite } from "../layout/useSite.ts";
import { QuoteTotals } from "./QuoteTotals.tsx";
import { formatTyped, lineTextRules, parseQuantity, quoteFormIn } from "./quoteForm.ts";
import type { quoteLoader } from "./quoteLoader.ts";
import { SendDialog } from "./SendDialog.tsx";
import { type SentLink, sendError, useQuoteStep } from "./useQuoteStep.ts";

interface QuoteFormScreenProps {
	data: Exclude<Awaited<ReturnType<typeof quoteLoader>>, { invoices: unknown }>;
	onSent: (link: SentLink) => void;
}

/** The form of a draft; its last part saves, then previews or sends. */
export function QuoteFormScreen({ data, onSent }: QuoteFormScreenProps) {
	const { saved, start, newItem, number, services, sendsMail } = data;
	const site = useSite();
	const { money } = site;
	const definition = quoteFormIn(site, start, newItem);
	const { take, sendQuote } = useQuoteStep();
	/** The step that follows the next save. */
	const [wanted, setWanted] = useState<"send" | "copy" | "preview" | null>(null);
	const [sending, setSending] = useState<{ id: string; client: string } | null>(null);
	const [error, setError] = useState("");
	const preview = useRef<Window | null>(null);

	async function copy(id: string) {
		const result = await sendQuote(id);
		if (result.status === "error") setError(sendError(result));
		else onSent(result.data);
	}
	function closePreview() {
		preview.current?.close();
		preview.current = null;
	}
	async function show(id: string) {
		const result = await take<string>(id, { step: "preview" });
		if (result.status === "success") {
			if (!preview.current) setError("The browser blocked the preview. Allow pop-ups of this site and try again.");
			preview.current?.location.replace(quotePaths.document(result.data));
			preview.current = null;
		} else {
			closePreview();
			setError(`The preview could not be opened. ${errorReason(result.kind)}`);
		}
	}
	const rules = lineTextRules(money);
	const offered = services.filter(
		({ id, status }) => status === "published" || start.lines.some(({ serviceId }) => serviceId === id),
	);
	const fill = (id: string): Record<number, string> => {
		const service = services.find((service) => service.id === id);
		return service ? { 1: service.name, 4: formatTyped(service.price, money) } : {};
	};

	return (
		<>
			<DraftForm
				definition={definition}
				saved={saved}
				title={(saved) => (saved ? (number ? `Quote ${number}` : "Edit quote") : "New quote")}
				back={{ to: quotePaths.list(), label: "Back to quotes" }}
				editUrl={quotePaths.quote}
				saves={() => [{ label: "Save draft" }]}
				markOf={() => ({ state: "draft", label: "Draft" })}
				staysOpen
				onRefused={() => {
					setWanted(null);
					closePreview();
				}}
				onSaved={({ id, values }, _before, isCurrent) => {
					setWanted(null);
					if (!wanted) return;
					if (!isCurrent) {
						closePreview();
						return setError("The text changed while it was saved. Press the button again.");
					}
					if (wanted === "send") setSending({ id, client: values.clientName });
					else void (wanted === "copy" ? copy(id) : show(id));
				}}
			>
				{(form, _fill, _saved, save) => {
					const draft = definition.toDraft(form.values);
					const saveThen = (step: "send" | "copy" | "preview") => {
						setError("");
						setWanted(step);
						closePreview();
						// Opened by the click itself, because browsers block a window that opens later.
						if (step === "preview") preview.current = window.open("", "_blank");
						save({});
					};
					return (
						<div>
							<FieldGroup label="Client" hint="The page and the mails are in the client's language.">
								<FieldRow>
									<TextField form={form} name="clientName" autoComplete="off" />
									<TextField form={form} name="clientEmail" type="email" autoComplete="off" />
								</FieldRow>
								<TextField form={form} name="title" hint="What the quote is about." />
								<FieldRow>
									<SelectField
										form={form}
										name="language"
										optional={false}
										options={[
											{ value: "id", label: "Indonesian" },
											{ value: "en", label: "English" },
										]}
									/>
									<DateField form={form} name="validUntil" hint="The last day on which the client can accept." />
								</FieldRow>
							</FieldGroup>
							<FieldGroup label="Offer" hint="A service fills in its name and price; you can change both.">
								<ListField
									form={form}
									name="lines"
									noun="line"
									namedBy={1}
									max={quoteRules.lines.most}
									note={([, , , quantity = "", unitPrice = ""]) => {
										const amount = lineAmount({ quantity: parseQuantity(quantity), unitPrice: parseAmount(unitPrice, money) });
										return Number.isNaN(amount) ? "–" : formatAmount(amount, money);
									}}
									cells={[
										{
											label: "Service",
											options: { "": "Free line", ...Object.fromEntries(offered.map(({ id, name }) => [id, name])) },
											fill,
										},
										{ label: "Item", rule: rules.title },
										{ label: "Description", rule: rules.description, isLong: true, isWide: true },
										{ label: "Quantity", rule: rules.quantity, inputMode: "decimal", initial: "1" },
										{ label: "Unit price", rule: rules.unitPrice, inputMode: "decimal" },
									]}
								/>
								<FieldRow>
									<TextField form={form} name="discount" inputMode="decimal" autoComplete="off" optional />
								</FieldRow>
								<QuoteTotals lines={draft.lines} discount={draft.discount} money={money} isLive />
							</FieldGroup>
							<FieldGroup label="Agreement" hint="The client reads the terms before the buttons.">
								<TextAreaField form={form} name="terms" rows={6} />
								<TextAreaField form={form} name="payment" rows={3} hint="Shown with the invoices." />
							</FieldGroup>
							<FieldGroup
								label="Call"
								hint={`The client can choose one of them. The times are those of ${placeOf(site.timeZone)}.`}
							>
								<ListField
									form={form}
									name="callTimes"
									noun="time"
									max={quoteRules.callTimes.most}
									cells={[
										{ label: "Day", type: "date", rule: { required: true } },
										{ label: "Time", type: "time", rule: { required: true } },
									]}
								/>
							</FieldGroup>
							<FieldGroup label="Send" hint="The draft is saved first. A sent quote never changes; you can revise it.">
								<Row $wrap $gap={2}>
									<Button variant="primary" aria-busy={wanted === "send" || undefined} onClick={() => saveThen("send")}>
										Send
									</Button>
									<Button aria-busy={wanted === "copy" || undefined} onClick={() => saveThen("copy")}>
										Copy link
									</Button>
									<Button aria-busy={wanted === "preview" || undefined} onClick={() => saveThen("preview")}>
										Preview
									</Button>
								</Row>
								<Text $size="sm" $tone="text-3">
									“Copy link” sends the quote without mail.
								</Text>
								{error && <Notice tone="danger">{error}</Notice>}
							</FieldGroup>
						</div>
					);
				}}
			</DraftForm>
			{sending && <SendDialog {...sending} sendsMail={sendsMail} onSent={onSent} onClose={() => setSending(null)} />}
		</>
	);
}
