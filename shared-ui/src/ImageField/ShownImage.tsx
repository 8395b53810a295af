import { Image } from "../Image/Image.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { ActionButton, Actions, ImageBox, type ImageFieldShape } from "./ImageField.styles.ts";

interface ShownImageProps {
	label: string;
	fileLabel: string;
	url: string;
	shape: ImageFieldShape;
	accept: string;
	disabled: boolean;
	/** Files are dragged over it. */
	isOver: boolean;
	onFiles: (files: File[]) => void;
	onClear: () => void;
}

/** The image of an image field, with Replace and Clear. */
export const ShownImage = ({ label, fileLabel, url, shape, accept, disabled, isOver, onFiles, onClear }: ShownImageProps) => (
	<ImageBox $over={isOver} $shape={shape}>
		<Image
			src={url}
			alt={`Preview of ${label.toLowerCase()}`}
			ratio={shape === "square" ? "1 / 1" : "16 / 9"}
			radius="sm"
			priority
		/>
		{!disabled && (
			<Actions $shape={shape}>
				<FileChooser label={fileLabel} look="button" accept={accept} onFiles={onFiles}>
					Replace
				</FileChooser>
				<ActionButton type="button" onClick={onClear}>
					Clear
				</ActionButton>
			</Actions>
		)}
	</ImageBox>
);
