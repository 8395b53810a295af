import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { DateInput } from "../DateInput/DateInput.tsx";
import { Field } from "../Field/Field.tsx";
import { Input, Textarea } from "../Field/Input.tsx";
import { NumberInput } from "../NumberInput/NumberInput.tsx";
import { FieldGroup, FieldRow } from "./FieldGroup.tsx";

/**
 * Groups the fields of one subject under a legend.
 *
 * - **Do** put two short fields that belong together in a `FieldRow`.
 * - **Don't** group a single field. Its label is enough.
 *
 * ```tsx
 * import { FieldGroup, FieldRow } from "@site/shared-ui/FieldGroup";
 * ```
 */
const meta: Meta<typeof FieldGroup> = {
	title: "Components/FieldGroup (fieldset, form section)",
	id: "components-fieldgroup",
	component: FieldGroup,
	subcomponents: { FieldRow },
};
export default meta;
type Story = StoryObj<typeof FieldGroup>;

/** A whole dense form like in the admin area. */
export const Form: Story = {
	render: () => (
		<form data-density="dense" style={{ maxWidth: "56rem" }} aria-label="Edit job" onSubmit={(event) => event.preventDefault()}>
			<FieldGroup label="Role" hint="How it reads on the home page.">
				<Field label="Position">
					<Input name="position" defaultValue="Frontend engineer" />
				</Field>
				<FieldRow>
					<Field label="Company" error="Company is required.">
						<Input name="company" />
					</Field>
					<Field label="Location">
						<Input name="location" defaultValue="Jakarta, Indonesia" />
					</Field>
				</FieldRow>
			</FieldGroup>
			<FieldGroup label="Time">
				<Checkbox label="This is my current job" hint="Only one job can be current; the other one becomes a past role." />
				<FieldRow>
					<Field label="Start Date">
						<DateInput name="start" defaultValue="2020-03-01" />
					</Field>
					<Field label="End Date">
						<DateInput name="end" defaultValue="2022-12-31" />
					</Field>
				</FieldRow>
				<FieldRow>
					<Field label="Display Order" hint="Higher appears first.">
						<NumberInput name="order" value="40" onValueChange={() => {}} />
					</Field>
				</FieldRow>
			</FieldGroup>
			<FieldGroup label="Story" hint="One or two sentences; the list shows the first line.">
				<Field label="Description" optional counter={{ count: 92, limit: 280 }}>
					<Textarea
						name="description"
						defaultValue="Ordering for 60 coffee carts; cut the first load from 9 s to 2 s on the phones that baristas own."
					/>
				</Field>
			</FieldGroup>
		</form>
	),
};
