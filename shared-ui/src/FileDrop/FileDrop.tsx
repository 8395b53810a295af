import { type ReactNode, useId } from "react";
import { Label } from "../Field/Field.styles.ts";
import { FieldError } from "../Field/FieldError.tsx";
import { DropBox, type DropBoxProps } from "./DropBox.tsx";
import { Root } from "./FileDrop.styles.ts";
import { useFileDrop } from "./useFileDrop.ts";

type FileDropProps = Omit<DropBoxProps, "isOver"> & {
	/** Why the last file was not taken, in words. */
	error?: ReactNode;
};

/** Takes files that are chosen, dropped or pasted, and shows the upload. The parent stores them. */
export function FileDrop({ label, error, onCancel, onFiles, disabled = false, upload, ...rest }: FileDropProps) {
	const id = useId();
	const { isOver, zone } = useFileDrop({ onFiles, disabled: disabled || Boolean(upload) });
	return (
		<Root role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined} {...zone}>
			<Label as="span" id={`${id}-label`}>
				{label}
			</Label>
			<DropBox
				label={label}
				isOver={isOver}
				disabled={disabled}
				upload={upload}
				onCancel={onCancel}
				onFiles={onFiles}
				{...rest}
			/>
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</Root>
	);
}
