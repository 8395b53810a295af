import { imageTypes } from "@site/shared-data/rules";
import { ImageField } from "@site/shared-ui/ImageField";
import type { ComponentProps } from "react";
import { refusedImageMessage, uploadErrorMessage } from "../errorMessages.ts";

type ImageInputProps = Omit<ComponentProps<typeof ImageField>, "accept" | "limits" | "validate" | "failure">;

/** An image field with the limits of the site's storage. */
export const ImageInput = (props: ImageInputProps) => (
	<ImageField
		{...props}
		accept={Object.keys(imageTypes).join(",")}
		limits="PNG, JPEG, GIF, WebP or AVIF, under 5 MB"
		validate={refusedImageMessage}
		failure={uploadErrorMessage}
	/>
);
