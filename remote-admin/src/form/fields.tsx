import { Checkbox } from "@site/shared-ui/Checkbox";
import { DateInput } from "@site/shared-ui/DateInput";
import { Field } from "@site/shared-ui/Field";
import { Input, Select, Textarea } from "@site/shared-ui/Input";
import { NumberInput } from "@site/shared-ui/NumberInput";
import { TagsInput } from "@site/shared-ui/TagsInput";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { FieldName, Form, FormValues } from "./Form.ts";
import { ImageInput } from "./ImageInput.tsx";

/*
 * Fields bound to a form: each takes its label, value, error and limits from the form by its name.
 */

interface BoundProps<Values extends FormValues> {
	form: Form<Values>;
	name: FieldName<Values, string>;
	hint?: ReactNode;
	/** Marks the field as optional; by default the field's rule decides. */
	optional?: boolean | undefined;
}

/** The props of a bound field: the control's props without those that the form provides. */
type FieldProps<Values extends FormValues, Control extends ComponentType<any>> = BoundProps<Values> &
	Omit<ComponentProps<Control>, keyof BoundProps<Values> | "value" | "onChange" | "label" | "error">;

export function TextField<Values extends FormValues>({ form, name, hint, optional, ...rest }: FieldProps<Values, typeof Input>) {
	const { field, control, set } = bind({ form, name, hint, optional });
	return (
		<Field {...field}>
			<Input {...control} {...rest} onChange={({ target }) => set(target.value)} />
		</Field>
	);
}

type TextAreaFieldProps<Values extends FormValues> = FieldProps<Values, typeof Textarea> & {
	/** The recommended length in characters; not enforced. */
	limit?: number;
};

export function TextAreaField<Values extends FormValues>(props: TextAreaFieldProps<Values>) {
	const { form, name, hint, optional, limit, ...rest } = props;
	const { field, control, set } = bind({ form, name, hint, optional });
	return (
		<Field {...field} {...(limit && { counter: { count: control.value.length, limit } })}>
			<Textarea {...control} {...rest} onChange={({ target }) => set(target.value)} />
		</Field>
	);
}

export function DateField<Values extends FormValues>({
	form,
	name,
	hint,
	optional,
	...rest
}: FieldProps<Values, typeof DateInput>) {
	const { field, control, set } = bind({ form, name, hint, optional });
	return (
		<Field {...field}>
			<DateInput {...control} {...rest} onDayChange={set} />
		</Field>
	);
}

type NumberFieldProps<Values extends FormValues> = Omit<FieldProps<Values, typeof NumberInput>, "optional" | "required">;

/** A required number; its form value is text. */
export function NumberField<Values extends FormValues>({ form, name, hint, ...rest }: NumberFieldProps<Values>) {
	const { field, control, set } = bind({ form, name, hint, optional: false });
	return (
		<Field {...field}>
			<NumberInput
				{...control}
				{...rest}
				required
				value={control.value === "" ? null : Number(control.value)}
				onNumberChange={(number) => set(number === null ? "" : String(number))}
			/>
		</Field>
	);
}

/** Tags as one text, separated by commas. */
export function TagsField<Values extends FormValues>({
	form,
	name,
	hint,
	optional,
	...rest
}: FieldProps<Values, typeof TagsInput>) {
	const { field, control, set } = bind({ form, name, hint, optional });
	return (
		<Field {...field}>
			<TagsInput {...control} {...rest} onValueChange={set} />
		</Field>
	);
}

/** A choice among options, by their texts or also by values; `none` is the text of no choice. */
export function SelectField<Values extends FormValues>(
	props: FieldProps<Values, typeof Select> & { none: string; options: readonly (string | { value: string; label: string })[] },
) {
	const { form, name, hint, optional, none, options, ...rest } = props;
	const { field, control, set } = bind({ form, name, hint, optional });
	const { maxLength: _limit, ...select } = control;
	return (
		<Field {...field}>
			<Select {...select} {...rest} onChange={({ target }) => set(target.value)}>
				<option value="">{none}</option>
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

/** The URL of an image, or a file that `onUpload` stores. */
export function ImageField<Values extends FormValues>({
	form,
	name,
	hint,
	optional,
	...rest
}: FieldProps<Values, typeof ImageInput>) {
	const { field, control, set } = bind({ form, name, hint, optional });
	const { value, required = false } = control;
	return <ImageInput {...field} {...rest} name={name} value={value} required={required} onValueChange={set} />;
}

interface CheckboxFieldProps<Values extends FormValues> {
	form: Form<Values>;
	name: FieldName<Values, boolean>;
	hint: ReactNode;
	/** Called after the checkbox changes. */
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
function bind<Values extends FormValues>({ form, name, hint, optional }: BoundProps<Values>) {
	const { required, max } = form.rules[name] ?? {};
	return {
		field: { label: form.labels[name], hint, optional: optional ?? !required, error: form.errorOf(name) },
		control: { name, required, maxLength: max, value: String(form.values[name]) },
		set: (text: string) => form.set({ [name]: text } as Partial<Values>),
	};
}
