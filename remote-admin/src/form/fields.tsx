import { countCharacters, imageTypes } from "@site/shared-data/rules";
import { Checkbox } from "@site/shared-ui/Checkbox";
import { DateInput } from "@site/shared-ui/DateInput";
import { Field } from "@site/shared-ui/Field";
import { ImageField as ImageControl } from "@site/shared-ui/ImageField";
import { Input, Select, Textarea } from "@site/shared-ui/Input";
import { NumberInput } from "@site/shared-ui/NumberInput";
import { TagsInput } from "@site/shared-ui/TagsInput";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { refusedImageFault, uploadFault } from "../errorMessages.ts";
import type { FieldName, Form, FormValues } from "./Form.ts";

/* Fields bound to a form: each takes its label, value, error and limits from the form by its name. */

interface BoundProps<Values extends FormValues> {
	form: Form<Values>;
	name: FieldName<Values, string>;
	hint?: ReactNode;
	/** Marks the field as optional; by default the field's rule decides. */
	optional?: boolean | undefined;
}

/** The props of a bound field: the control's props without those that the form provides. */
type FieldProps<Values extends FormValues, Control extends ComponentType<any>> = BoundProps<Values> &
	Omit<ComponentProps<Control>, keyof BoundProps<Values> | "value" | `on${"" | "Value"}Change` | "label" | "error">;

export function TextField<Values extends FormValues>(props: FieldProps<Values, typeof Input>) {
	const { field, control, set } = bind(props);
	return (
		<Field {...field}>
			<Input {...control} onChange={({ target }) => set(target.value)} />
		</Field>
	);
}

type TextAreaFieldProps<Values extends FormValues> = FieldProps<Values, typeof Textarea> & {
	/** The recommended length in characters; not enforced. */
	limit?: number;
};

export function TextAreaField<Values extends FormValues>({ limit, ...props }: TextAreaFieldProps<Values>) {
	const { field, control, set } = bind(props);
	return (
		<Field {...field} {...(limit && { counter: { count: countCharacters(control.value), limit } })}>
			<Textarea {...control} onChange={({ target }) => set(target.value)} />
		</Field>
	);
}

export function DateField<Values extends FormValues>(props: FieldProps<Values, typeof DateInput>) {
	const { field, control, set } = bind(props);
	return (
		<Field {...field}>
			<DateInput {...control} onDayChange={set} />
		</Field>
	);
}

/** A required number; its form value is text. */
export function NumberField<Values extends FormValues>(props: FieldProps<Values, typeof NumberInput>) {
	const { field, control, set } = bind({ ...props, optional: false });
	return (
		<Field {...field}>
			<NumberInput {...control} required onValueChange={set} />
		</Field>
	);
}

/** Tags as one text, separated by commas. */
export function TagsField<Values extends FormValues>(props: FieldProps<Values, typeof TagsInput>) {
	const { field, control, set } = bind(props);
	return (
		<Field {...field}>
			<TagsInput {...control} onValueChange={set} />
		</Field>
	);
}

type SelectFieldProps<Values extends FormValues> = FieldProps<Values, typeof Select> & {
	/** The text of the empty choice; without it one is always selected. */
	none?: string;
	/** Texts, or values with texts. */
	options: readonly (string | { value: string; label: string })[];
};

export function SelectField<Values extends FormValues>({ none, options, ...props }: SelectFieldProps<Values>) {
	const { field, control, set } = bind(props);
	const { maxLength: _limit, ...select } = control;
	return (
		<Field {...field}>
			<Select {...select} onChange={({ target }) => set(target.value)}>
				{none !== undefined && <option value="">{none}</option>}
				{options.map((option) => {
					const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
					return (
						<option key={value} value={value}>
							{label}
						</option>
					);
				})}
			</Select>
		</Field>
	);
}

/** The URL of an image, or a file that the form stores. */
export function ImageField<Values extends FormValues>(props: Omit<FieldProps<Values, typeof ImageInput>, "onUpload">) {
	const { field, control, set } = bind(props);
	const { maxLength: _limit, required = false, ...image } = control;
	return <ImageInput {...field} {...image} required={required} onValueChange={set} onUpload={props.form.storeImage} />;
}

type ImageInputProps = Omit<ComponentProps<typeof ImageControl>, "accept" | "limits" | "validate" | "failure">;

/** An image field with the limits of the site's storage. */
export const ImageInput = (props: ImageInputProps) => (
	<ImageControl
		{...props}
		accept={Object.keys(imageTypes).join(",")}
		limits="PNG, JPEG, GIF, WebP or AVIF, under 5 MB"
		validate={refusedImageFault}
		failure={uploadFault}
	/>
);

interface CheckboxFieldProps<Values extends FormValues> {
	form: Form<Values>;
	name: FieldName<Values, boolean>;
	hint: ReactNode;
	onCheckedChange?: (isChecked: boolean) => void;
}

export function CheckboxField<Values extends FormValues>(props: CheckboxFieldProps<Values>) {
	const { form, name, hint, onCheckedChange } = props;
	return (
		<Checkbox
			label={form.labels[name]}
			hint={hint}
			name={name}
			checked={Boolean(form.values[name])}
			onChange={({ target: { checked } }) => {
				form.set({ [name]: checked } as Partial<Values>);
				onCheckedChange?.(checked);
			}}
		/>
	);
}

/** The props of the field, the props of its control, and the setter of its text. */
function bind<Values extends FormValues, Rest>({ form, name, hint, optional, ...rest }: BoundProps<Values> & Rest) {
	const { required, max } = form.rules[name] ?? {};
	return {
		field: { label: form.labels[name], hint, optional: optional ?? !required, error: form.errorOf(name) },
		control: { name, required, maxLength: max, value: String(form.values[name]), ...rest },
		set: (text: string) => form.set({ [name]: text } as Partial<Values>),
	};
}
