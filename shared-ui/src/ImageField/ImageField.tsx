import { Icon } from "@site/shared-ui";
import { type ReactNode, useId } from "react";
import { Fault, Hint, Label, Optional } from "../Field/Field.styles.ts";
import { DropBox } from "../FileDrop/DropBox.tsx";
import { Address, AddressLine, type ImageFieldShape, Root } from "./ImageField.styles.ts";
import { ShownImage } from "./ShownImage.tsx";
import { useImageField } from "./useImageField.ts";
import type { StoreFile } from "./useUpload.ts";

interface ImageFieldProps {
	label: string;
	/** The address of the picture: what the form sends under `name`. */
	value?: string;
	defaultValue?: string;
	onValueChange?: (address: string) => void;
	name?: string;
	/** Stores a chosen, dropped or pasted file; its address goes into the text box. A rejection says `failure`. */
	onUpload: StoreFile;
	/** Why a file is not taken, before anything is sent; null when it is. */
	refuse?: (file: File) => string | null;
	/** What is said when storing failed; a function where it depends on why. */
	failure?: string | ((error: unknown) => string);
	/** What the form says is wrong with the address. */
	error?: ReactNode;
	hint?: ReactNode;
	optional?: boolean;
	required?: boolean;
	disabled?: boolean;
	/** Names the file input where its label would be mistaken for the action beside the address. */
	fileLabel?: string | undefined;
	/** Which files the system's dialog offers, and the same in words. */
	accept?: string;
	limits?: ReactNode;
	placeholder?: string;
	/** wide shows the picture at 16:9 above the address, square beside it. */
	shape?: ImageFieldShape;
	/** A button beside the address, for example Insert. */
	action?: ReactNode;
}

/** A picture by address or by file: a group named by its label that takes a file anywhere on it. It knows no storage: `onUpload` does. */
export function ImageField(props: ImageFieldProps) {
	const { label, disabled = false, shape = "wide", accept = "image/*", placeholder = "https://… or /images/…" } = props;
	const id = useId();
	const { box, ...field } = useImageField({
		value: props.value,
		defaultValue: props.defaultValue ?? "",
		onValueChange: props.onValueChange,
		onUpload: props.onUpload,
		refuse: props.refuse,
		failure: props.failure ?? "Upload failed. Please try again.",
		disabled,
	});
	const error = field.error ?? props.error;
	const file = { label, fileLabel: props.fileLabel, accept, disabled, isOver: field.isOver, onFiles: field.takeFiles };
	return (
		<Root role="group" aria-labelledby={`${id}-label`} $beside={shape === "square" && field.shown !== ""} {...field.zone}>
			<Label as="span">
				<span id={`${id}-label`}>{label}</span>
				{props.optional && <Optional> optional</Optional>}
			</Label>
			{field.shown ? (
				<ShownImage {...file} shape={shape} address={field.shown} onClear={field.clear} />
			) : (
				<DropBox {...file} what="an image" limits={props.limits} upload={field.upload} onCancel={field.cancel} />
			)}
			<AddressLine>
				<Address
					ref={box}
					name={props.name}
					inputMode="url"
					autoComplete="off"
					spellCheck={false}
					aria-label={`${label} address`}
					aria-describedby={[error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
					aria-invalid={error ? true : undefined}
					placeholder={placeholder}
					required={props.required}
					disabled={disabled}
					value={field.address}
					onChange={(event) => field.type(event.currentTarget.value)}
				/>
				{props.action}
			</AddressLine>
			{error && (
				<Fault id={`${id}-error`} role="alert">
					<Icon name="warning" />
					<span>{error}</span>
				</Fault>
			)}
			{props.hint && <Hint id={`${id}-hint`}>{props.hint}</Hint>}
		</Root>
	);
}
