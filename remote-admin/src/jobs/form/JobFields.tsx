import { jobRules } from "@site/shared-data/rules";
import { Field, Input, Textarea } from "@site/shared-ui";
import { Checkbox } from "@site/shared-ui/Checkbox";
import { DateInput } from "@site/shared-ui/DateInput";
import { FieldGroup, FieldRow } from "@site/shared-ui/FieldGroup";
import type { FormParts } from "../../drafts/DraftForm.tsx";
import { ImageInput } from "../../images/ImageInput.tsx";
import type { StoreImage } from "../../images/imageStore.ts";
import { jobLabels as labels } from "./jobLabels.ts";
import type { JobValues } from "./jobValues.ts";

/** The fields of a job. */
export function JobFields({ values, set, errorOf, storeImage }: FormParts<JobValues> & { storeImage: StoreImage }) {
	return (
		<div>
			<FieldGroup label="Role" hint="How it reads on the home page.">
				<Field label={labels.position} error={errorOf("position")}>
					<Input
						name="position"
						required
						maxLength={jobRules.position.max}
						value={values.position}
						onChange={(event) => set({ position: event.target.value })}
					/>
				</Field>
				<FieldRow>
					<Field label={labels.company} error={errorOf("company")}>
						<Input
							name="company"
							required
							maxLength={jobRules.company.max}
							value={values.company}
							onChange={(event) => set({ company: event.target.value })}
						/>
					</Field>
					<Field label={labels.location} error={errorOf("location")}>
						<Input
							name="location"
							required
							maxLength={jobRules.location.max}
							value={values.location}
							onChange={(event) => set({ location: event.target.value })}
						/>
					</Field>
				</FieldRow>
				<ImageInput
					label={labels.companyLogo}
					name="companyLogo"
					shape="square"
					optional
					value={values.companyLogo}
					onValueChange={(companyLogo) => set({ companyLogo })}
					onUpload={storeImage}
					error={errorOf("companyLogo")}
				/>
			</FieldGroup>
			<FieldGroup label="Time">
				<Checkbox
					label={labels.isCurrent}
					hint="Only one job can be current; the other one becomes a past role."
					name="isCurrent"
					checked={values.isCurrent}
					onChange={(event) => set(event.target.checked ? { isCurrent: true, endDate: "" } : { isCurrent: false })}
				/>
				<FieldRow>
					<Field label={labels.startDate} error={errorOf("startDate")}>
						<DateInput name="startDate" required value={values.startDate} onDayChange={(startDate) => set({ startDate })} />
					</Field>
					<Field label={labels.endDate} optional error={errorOf("endDate")}>
						<DateInput
							name="endDate"
							disabled={values.isCurrent}
							value={values.endDate}
							onDayChange={(endDate) => set({ endDate })}
						/>
					</Field>
				</FieldRow>
				<FieldRow>
					<Field label={labels.displayOrder} hint="Higher appears first." error={errorOf("displayOrder")}>
						<Input
							name="displayOrder"
							type="number"
							step={1}
							value={values.displayOrder}
							onChange={(event) => set({ displayOrder: event.target.value })}
						/>
					</Field>
				</FieldRow>
			</FieldGroup>
			<FieldGroup label="Story" hint="One or two sentences; the list shows the first line.">
				<Field label={labels.description} optional error={errorOf("description")}>
					<Textarea
						name="description"
						rows={4}
						maxLength={jobRules.description.max}
						value={values.description}
						onChange={(event) => set({ description: event.target.value })}
					/>
				</Field>
			</FieldGroup>
		</div>
	);
}
