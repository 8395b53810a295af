import { type QuoteSettings, type QuoteSettingsDraft, urls } from "@site/shared-data";
import { quoteSettingsRules, validateQuoteSettings } from "@site/shared-data/quotes";
import { parseWhole } from "@site/shared-data/rules";
import { Button } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { FieldRow } from "@site/shared-ui/FieldGroup";
import { Textarea } from "@site/shared-ui/Input";
import { Stack } from "@site/shared-ui/layout";
import { NumberInput } from "@site/shared-ui/NumberInput";
import { type KeyboardEvent, useState } from "react";
import { InlineFormStatus } from "../../drafts/inline/InlineFormStatus.tsx";
import { useInlineForm } from "../../drafts/inline/useInlineForm.ts";
import { fieldErrorMessage } from "../../errorMessages.ts";
import { ImageInput } from "../../form/fields.tsx";
import { type StoreImage, usePendingUploads } from "../../form/imageStore.ts";
import type { QuoteSettingsSave } from "./quoteSettingsAction.ts";

const labels = { terms: "Terms", payment: "Payment", paymentImage: "Payment picture", validDays: "Days of validity" };

interface QuoteSettingsFieldsProps {
	settings: QuoteSettings;
	storeImage: StoreImage;
}

/** The defaults of a new quote, with their own button inside the form of the site. */
export function QuoteSettingsFields({ settings, storeImage }: QuoteSettingsFieldsProps) {
	const { terms, payment, paymentImage, validDays, revision } = settings;
	const uploads = usePendingUploads(storeImage);
	const [isChecked, setIsChecked] = useState(false);
	const form = useInlineForm({
		item: "quote-settings:",
		stored: { values: { terms, payment, paymentImage: paymentImage ?? "", validDays: String(validDays) }, revision },
		to: urls.admin.site(),
		toBody: ({ values, revision }): QuoteSettingsSave => ({ quoteSettings: toDraft(values), revision: revision ?? "" }),
		onSaved: () => setIsChecked(false),
	});
	const { values } = form;
	const problems = validateQuoteSettings(toDraft(values));
	const errorOf = (field: keyof typeof labels) => {
		const problem = isChecked && problems[field];
		return problem ? fieldErrorMessage(labels[field], problem, quoteSettingsRules[field]) : undefined;
	};
	function save() {
		setIsChecked(true);
		if (form.isDirty && Object.keys(problems).length === 0) form.save();
	}
	const textArea = (name: "terms" | "payment", rows: number, hint: string) => (
		<Field label={labels[name]} error={errorOf(name)} hint={hint} optional>
			<Textarea rows={rows} value={values[name]} onChange={({ target }) => form.set({ [name]: target.value })} />
		</Field>
	);
	return (
		<Stack
			$gap="1.25rem"
			onKeyDown={(event: KeyboardEvent) => {
				if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
				// The key would otherwise save the surrounding form.
				event.preventDefault();
				save();
			}}
		>
			{textArea("terms", 5, "Clients read them before they accept.")}
			{textArea("payment", 3, "How clients pay, such as the number of your account.")}
			<ImageInput
				label={labels.paymentImage}
				hint="Next to the payment text: a QRIS code, for instance."
				shape="square"
				optional
				required={false}
				value={values.paymentImage}
				error={errorOf("paymentImage")}
				onValueChange={(paymentImage) => form.set({ paymentImage })}
				onUpload={uploads.storeImage}
			/>
			<FieldRow>
				<Field label={labels.validDays} error={errorOf("validDays")} hint="From the day on which a quote is written.">
					<NumberInput min={1} value={values.validDays} onValueChange={(validDays) => form.set({ validDays })} />
				</Field>
			</FieldRow>
			<div>
				<InlineFormStatus form={form} noun="part of the settings">
					<Button busy={form.isSaving} disabled={uploads.uploading !== ""} onClick={save}>
						Save quote settings
					</Button>
				</InlineFormStatus>
			</div>
		</Stack>
	);
}

const toDraft = ({ terms, payment, paymentImage, validDays }: Record<keyof typeof labels, string>): QuoteSettingsDraft => ({
	terms,
	payment,
	paymentImage: paymentImage.trim() || null,
	validDays: parseWhole(validDays, Number.NaN),
});
