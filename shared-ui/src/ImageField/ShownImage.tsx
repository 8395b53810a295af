import { FileChooser } from "../FileDrop/FileChooser.tsx";
import { Image } from "../Image/Image.tsx";
import { Act, Acts, type ImageFieldShape, Shown } from "./ImageField.styles.ts";

interface ShownImageProps {
	label: string;
	fileLabel: string | undefined;
	address: string;
	shape: ImageFieldShape;
	accept: string;
	disabled: boolean;
	/** Files hang above it. */
	isOver: boolean;
	onFiles: (files: File[]) => void;
	onClear: () => void;
}

/** The picture of an image field with what can be done about it: Replace and Clear. */
export const ShownImage = ({
	label,
	fileLabel = `${label}: choose a file`,
	address,
	shape,
	accept,
	disabled,
	isOver,
	onFiles,
	onClear,
}: ShownImageProps) => (
	<Shown $over={isOver} $shape={shape}>
		<Image
			src={address}
			alt={`Preview of ${label.toLowerCase()}`}
			ratio={shape === "square" ? "1 / 1" : "16 / 9"}
			radius="sm"
			first
		/>
		{!disabled && (
			<Acts $shape={shape}>
				<FileChooser label={fileLabel} look="button" accept={accept} onFiles={onFiles}>
					Replace
				</FileChooser>
				<Act type="button" onClick={onClear}>
					Clear
				</Act>
			</Acts>
		)}
	</Shown>
);
