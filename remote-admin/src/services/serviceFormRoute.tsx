import { type Service, type ServiceDraft, urls } from "@site/shared-data";
import { savingPercent, toOfferTexts } from "@site/shared-data/offers";
import {
	maxFeatureLength,
	maxFeatures,
	maxServices,
	parseRupiah,
	serviceRules,
	trimText,
	validateService,
} from "@site/shared-data/rules";
import { Button } from "@site/shared-ui";
import { FieldGroup, FieldRow } from "@site/shared-ui/FieldGroup";
import { OfferCard } from "@site/shared-ui/OfferCard";
import { useLoaderData } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { createFormRoute } from "../drafts/form/createFormRoute.ts";
import { DraftForm } from "../drafts/form/DraftForm.tsx";
import type { FormDefinition } from "../drafts/form/FormDefinition.ts";
import {
	checkbox,
	converted,
	defineFields,
	type FieldDescriptor,
	formatRows,
	parseRows,
	text,
	type ValuesOf,
} from "../form/defineFields.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../form/fields.tsx";
import { ListField } from "../form/list/ListField.tsx";
import { stateLabels } from "../publications/publicationKinds.ts";

const period: FieldDescriptor<boolean, Service["period"]> = {
	label: "Paid every month",
	blank: false,
	format: (stored) => stored === "month",
	parse: (isMonthly) => (isMonthly ? "month" : null),
};

const fields = defineFields({
	name: text("Name"),
	description: text("Description"),
	category: text("Category"),
	price: converted("Price", formatAmount, parseRupiah),
	originalPrice: converted("Original price", formatAmount, (typed) => (typed.trim() === "" ? null : parseRupiah(typed))),
	period,
	features: converted(
		"Features",
		(all: readonly string[]) => formatRows(all.map((one) => [one])),
		parseFeatures,
		formatRows([[""]]),
	),
	deliveryTime: text("Delivery time"),
	isPopular: checkbox("Popular"),
});

const serviceForm: FormDefinition<ValuesOf<typeof fields>, Service, ServiceDraft> = {
	noun: "service",
	...fields,
	rules: serviceRules,
	toDraft: (values, status = "draft") => ({ ...fields.toDraft(values), status }),
	validate: validateService,
	constraintMessages: {
		name: `There are ${maxServices} services already. Delete one first.`,
		category: "This category is no longer there. Choose another one.",
		originalPrice: "The original price must be more than the price.",
	},
};

export const { loader, action, shouldRevalidate } = createFormRoute(
	serviceForm,
	({ services }) => services,
	async ({ serviceCategories }) => ({ categories: await serviceCategories.list() }),
);

export function Component() {
	const { saved, categories } = useLoaderData<typeof loader>();
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
				const saving = savingPercent(draft);
				return (
					<div>
						<FieldGroup label="Offer" hint="What it is, in the language of your customers.">
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
						<FieldGroup label="Price" hint="In rupiah: 2.500.000 or 2500000. The saving is computed.">
							<FieldRow>
								<TextField form={form} name="price" inputMode="numeric" autoComplete="off" />
								<TextField
									form={form}
									name="originalPrice"
									inputMode="numeric"
									autoComplete="off"
									hint="What it cost before; struck through on the card."
								/>
							</FieldRow>
							<p role="status">{saving === null ? "No saving is shown." : `The card says “Hemat ${saving}%”.`}</p>
							<CheckboxField form={form} name="period" hint="The card adds “/ bulan” to the price." />
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
							<CheckboxField form={form} name="isPopular" hint="Marks the card with “POPULER”." />
						</FieldGroup>
						<FieldGroup label="Preview" hint="How the card will look in the store.">
							<ServicePreview draft={draft} />
						</FieldGroup>
					</div>
				);
			}}
		</DraftForm>
	);
}

/** The card in the store, as it will look; its button does nothing here. */
function ServicePreview({ draft }: { draft: ServiceDraft }) {
	const { status: _status, ...offered } = draft;
	const texts = toOfferTexts({
		...offered,
		id: "preview",
		name: draft.name || "Nama layanan",
		description: draft.description || "Keterangan singkat",
		deliveryTime: draft.deliveryTime || "Waktu pengerjaan",
		price: Number.isNaN(draft.price) ? 0 : draft.price,
	});
	return (
		<Card lang="id">
			<OfferCard
				{...texts}
				renderAction={(nameId) => (
					<Button variant={draft.isPopular ? "primary" : "secondary"} aria-describedby={nameId} disabled>
						Pesan Sekarang
					</Button>
				)}
			/>
		</Card>
	);
}

const Card = styled.div`
	display: grid;
	max-width: 24rem;
`;

function formatAmount(amount: number | null): string {
	return amount === null || Number.isNaN(amount) ? "" : amount.toLocaleString("id-ID");
}

function parseFeatures(lines: string): readonly string[] {
	return parseRows(lines)
		.map(([feature = ""]) => trimText(feature))
		.filter(Boolean);
}
