import { type ReactNode, useId } from "react";
import { Hint, Label, Optional } from "../Field/Field.styles.ts";
import { FieldError } from "../Field/FieldError.tsx";
import { Image } from "../Image/Image.tsx";
import { Row } from "../layout/index.ts";
import { DropBox } from "./DropBox.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { ActionButton, Actions, ImageBox, type ImageFieldShape, Root, UrlInput } from "./ImageField.styles.ts";
import { type UploadFault, UploadFaults } from "./Uploads.tsx";
import { type StoreFile, useImageField } from "./useImageField.ts";

interface ImageFieldProps {
	/** The visible name of the field. */
	label: string;
	/** The URL of the image, the form's value under `name`. */
	value: string;
	/** Called with the URL that was typed or uploaded; "" after removing. */
	onValueChange: (url: string) => void;
	/** The field's name in its form. */
	name?: string;
	/** Stores a file and resolves with its URL, which fills the text box. A rejection shows `failure`. */
	onUpload: StoreFile;
	/** The reason why a file is refused before the upload; null if it is accepted. */
	validate: (file: File) => UploadFault | null;
	/** Returns the message for an upload that failed. */
	failure: (error: unknown, file: File) => UploadFault;
	/** The reason why the value was refused. */
	error?: ReactNode;
	/** The rule or an example. */
	hint?: ReactNode;
	/** Marks the field as optional. */
	optional?: boolean;
	/** The form cannot be sent without an image. */
	required?: boolean;
	/** The label of the file input, if the default would be confused with the action next to the URL. */
	fileLabel?: string | undefined;
	/** The `accept` attribute, and its description for people. */
	accept: string;
	/** The accepted types and the largest size. */
	limits: ReactNode;
	/** wide: the image at 16:9 above the URL; square: next to it. */
	shape?: ImageFieldShape;
	/** Another way to an image, such as a button. */
	action?: ReactNode;
}

/** An image by URL or by file; a file may be dropped anywhere on it. `onUpload` stores it. */
export function ImageField(props: ImageFieldProps) {
	const { label, shape = "wide", accept, hint, error, fileLabel = `${label}: choose a file` } = props;
	const id = useId();
	const { root, box, ...field } = useImageField(props);
	const file = { label: fileLabel, accept, onFiles: field.handleFiles };
	return (
		<Root
			ref={root}
			role="group"
			tabIndex={-1}
			aria-labelledby={`${id}-label`}
			$beside={shape === "square" && field.shown !== ""}
			{...field.zone}
		>
			<Label as="span">
				<span id={`${id}-label`}>{label}</span>
				{props.optional && <Optional> optional</Optional>}
			</Label>
			{field.shown ? (
				<ImageBox $over={field.isOver}>
					<Image
						src={field.shown}
						alt={`Preview of ${label.toLowerCase()}`}
						ratio={shape === "square" ? "1 / 1" : "16 / 9"}
						radius="sm"
						priority
					/>
					<Actions $shape={shape}>
						<FileChooser {...file} look="button">
							Replace
						</FileChooser>
						<ActionButton type="button" onClick={field.clear}>
							Clear
						</ActionButton>
					</Actions>
				</ImageBox>
			) : (
				<DropBox file={file} limits={props.limits} upload={field.upload} onCancel={field.cancel} isOver={field.isOver} />
			)}
			<Row $gap={2} $minWidth="0">
				<UrlInput
					ref={box}
					name={props.name}
					inputMode="url"
					autoComplete="off"
					spellCheck={false}
					aria-label={`${label} address`}
					aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
					aria-invalid={error ? true : undefined}
					placeholder="https://… or /images/…"
					required={props.required}
					value={props.value}
					onChange={(event) => field.type(event.currentTarget.value)}
				/>
				{props.action}
			</Row>
			<UploadFaults rows={field.faults} onAgain={field.again} onDismiss={field.dismiss} />
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
			{hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
		</Root>
	);
}
