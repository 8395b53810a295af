import { urls } from "@site/shared-data";
import { savingPercent } from "@site/shared-data/offers";
import { maxFeatureLength, maxFeatures } from "@site/shared-data/rules";
import { FieldGroup, FieldRow } from "@site/shared-ui/FieldGroup";
import { useLoaderData } from "@site/shared-ui/router";
import { createSaveAction } from "../../drafts/form/createSaveAction.ts";
import { DraftForm } from "../../drafts/form/DraftForm.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../form/fields.tsx";
import { ListField } from "../../form/list/ListField.tsx";
import { statusLabels } from "../statusLabels.ts";
import { ServicePreview } from "./ServicePreview.tsx";
import { serviceForm } from "./serviceForm.ts";
import type { serviceFormLoader } from "./serviceFormLoader.ts";

export { shouldRevalidateForm as shouldRevalidate } from "../../drafts/form/createFormLoader.ts";
export { serviceFormLoader as loader } from "./serviceFormLoader.ts";

export const action = createSaveAction(serviceForm, ({ services }) => services);

/** The form of a service, a lazy route. */
export function Component() {
	const { saved, categories } = useLoaderData<typeof serviceFormLoader>();
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
			markOf={({ status = "draft" }) => ({ state: status, label: statusLabels[status] })}
			canCancel
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
