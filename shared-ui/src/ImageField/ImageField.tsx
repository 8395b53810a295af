import { type ReactNode, useId } from "react";
import { Hint, Label, Optional } from "../Field/Field.styles.ts";
import { FieldError } from "../Field/FieldError.tsx";
import { DropBox } from "./DropBox.tsx";
import { type ImageFieldShape, Root, UrlInput, UrlLine } from "./ImageField.styles.ts";
import { ShownImage } from "./ShownImage.tsx";
import { useImageField } from "./useImageField.ts";
import type { StoreFile } from "./useUpload.ts";

interface ImageFieldProps {
	label: string;
	/** The URL of the image, the form's value under `name`. */
	value?: string;
	defaultValue?: string;
	onValueChange?: (url: string) => void;
	name?: string;
	/** Stores a file and resolves with its URL, which fills the text box. A rejection shows `failure`. */
	onUpload: StoreFile;
	/** The reason why a file is refused before the upload; null if it is accepted. */
	validate: (file: File) => string | null;
	/** The error text when `onUpload` rejects. */
	failure: (error: unknown) => string;
	/** The form's error message of the URL. */
	error?: ReactNode;
	hint?: ReactNode;
	optional?: boolean;
	required?: boolean;
	disabled?: boolean;
	/** The label of the file input, if the default would be mistaken for the action beside the URL. */
	fileLabel?: string | undefined;
	/** The `accept` attribute, and the same in words. */
	accept: string;
	limits: ReactNode;
	/** wide: the image at 16:9 above the URL; square: beside it. */
	shape?: ImageFieldShape;
	/** A button beside the URL, for example Insert. */
	action?: ReactNode;
}

/** An image by URL or by file; a file may be dropped anywhere on it. `onUpload` stores it. */
export function ImageField(props: ImageFieldProps) {
	const { label, disabled = false, shape = "wide", accept } = props;
	const id = useId();
	const { box, ...field } = useImageField({
		value: props.value,
		defaultValue: props.defaultValue ?? "",
		onValueChange: props.onValueChange,
		onUpload: props.onUpload,
		validate: props.validate,
		failure: props.failure,
		disabled,
	});
	const error = field.error ?? props.error;
	const { fileLabel = `${label}: choose a file` } = props;
	const file = { fileLabel, accept, disabled, isOver: field.isOver, onFiles: field.handleFiles };
	return (
		<Root role="group" aria-labelledby={`${id}-label`} $beside={shape === "square" && field.shown !== ""} {...field.zone}>
			<Label as="span">
				<span id={`${id}-label`}>{label}</span>
				{props.optional && <Optional> optional</Optional>}
			</Label>
			{field.shown ? (
				<ShownImage {...file} label={label} shape={shape} url={field.shown} onClear={field.clear} />
			) : (
				<DropBox {...file} limits={props.limits} upload={field.upload} onCancel={field.cancel} />
			)}
			<UrlLine>
				<UrlInput
					ref={box}
					name={props.name}
					inputMode="url"
					autoComplete="off"
					spellCheck={false}
					aria-label={`${label} address`}
					aria-describedby={[error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
					aria-invalid={error ? true : undefined}
					placeholder="https://… or /images/…"
					required={props.required}
					disabled={disabled}
					value={field.url}
					onChange={(event) => field.type(event.currentTarget.value)}
				/>
				{props.action}
			</UrlLine>
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
			{props.hint && <Hint id={`${id}-hint`}>{props.hint}</Hint>}
		</Root>
	);
}
