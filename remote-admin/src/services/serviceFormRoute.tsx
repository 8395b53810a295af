import { type ServiceDraft, urls } from "@site/shared-data";
import { moneyOf } from "@site/shared-data/amounts";
import { type OfferSettings, toOfferTexts } from "@site/shared-data/offers";
import { maxFeatureLength, maxFeatures } from "@site/shared-data/rules";
import { Button } from "@site/shared-ui";
import { FieldGroup, FieldRow } from "@site/shared-ui/FieldGroup";
import { Stack } from "@site/shared-ui/layout";
import { OfferCard } from "@site/shared-ui/OfferCard";
import { useLoaderData } from "@site/shared-ui/router";
import { useState } from "react";
import { DraftForm } from "../drafts/form/DraftForm.tsx";
import { amountExample } from "../form/amountRule.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../form/fields.tsx";
import { ListField } from "../form/list/ListField.tsx";
import { stateLabels } from "../publications/publicationKinds.ts";
import { type loader, serviceFormIn } from "./serviceForm.ts";

export { shouldRevalidateForm as shouldRevalidate } from "../drafts/form/createFormRoute.ts";
export { action, loader } from "./serviceForm.ts";

export function Component() {
	const { saved, categories, settings } = useLoaderData<typeof loader>();
	const [serviceForm] = useState(() => serviceFormIn(moneyOf(settings)));
	const { words } = settings.store;
	const { unit, example } = amountExample(settings.currency);
	return (
		<DraftForm
			definition={serviceForm}
			saved={saved}
			title={(saved) => (saved ? "Edit service" : "New service")}
			back={{ to: urls.admin.services(), label: "Back to services" }}
			editUrl={urls.admin.editService}
			saves={(saved) => [
				{ label: "Save as Draft", status: "draft" },
				{ label: saved?.status === "published" ? "Update & Publish" : "Publish", status: "published" },
			]}
			markOf={({ status = "draft" }) => ({ state: status, label: stateLabels[status] })}
		>
			{(form) => {
				const draft = serviceForm.toDraft(form.values);
				const { original, ...offer } = toPreview(draft, settings);
				return (
					<div>
						<FieldGroup label="Offer" hint="A description in the language of your customers.">
							<TextField form={form} name="name" />
							<TextAreaField form={form} name="description" rows={3} />
							<FieldRow>
								<SelectField
									form={form}
									name="category"
									none="Choose a category"
									options={categories.map(({ id, name }) => ({ value: id, label: name }))}
								/>
								<TextField form={form} name="deliveryTime" hint="As it is shown: “5-7 hari”." />
							</FieldRow>
						</FieldGroup>
						<FieldGroup label="Price" hint={`In ${unit}: ${example}. The saving is computed.`}>
							<FieldRow>
								<TextField form={form} name="price" inputMode="decimal" autoComplete="off" />
								<TextField
									form={form}
									name="originalPrice"
									inputMode="decimal"
									autoComplete="off"
									hint="The former price, struck through on the card."
								/>
							</FieldRow>
							<p role="status">{original ? `The card says “${original.saving}”.` : "No saving is shown."}</p>
							<CheckboxField form={form} name="period" hint={`The card adds “${words.perMonth}” to the price.`} />
						</FieldGroup>
						<FieldGroup label="Details">
							<ListField
								form={form}
								name="features"
								hint="The first four are shown on the card; the others open on a click."
								noun="feature"
								max={maxFeatures}
								cells={[{ label: "Feature", rule: { max: maxFeatureLength } }]}
							/>
							<CheckboxField form={form} name="isPopular" hint={`Marks the card with “${words.popular}”.`} />
						</FieldGroup>
						<FieldGroup label="Preview" hint="How the card will look in the store.">
							<Stack $maxWidth="24rem" lang={settings.store.language}>
								<OfferCard
									{...offer}
									original={original}
									renderAction={(nameId) => (
										<Button variant={offer.mark ? "primary" : "secondary"} aria-describedby={nameId} disabled>
											{words.order}
										</Button>
									)}
								/>
							</Stack>
						</FieldGroup>
					</div>
				);
			}}
		</DraftForm>
	);
}

/** The texts of the card's preview. */
const toPreview = (draft: ServiceDraft, settings: OfferSettings) =>
	toOfferTexts(
		{
			...draft,
			id: "preview",
			name: draft.name || "…",
			description: draft.description || "…",
			deliveryTime: draft.deliveryTime || "…",
			price: Number.isNaN(draft.price) ? 0 : draft.price,
		},
		settings,
	);
