import { DataError } from "@site/shared-data";
import { imageTypes, maxImageBytes } from "@site/shared-data/rules";

/** Why a file is not even sent; null when it is. A file without a type is looked into later. */
export function refuseImage({ type, size }: File): string | null {
	if (type !== "" && !(type in imageTypes)) return notAnImage;
	return size >= maxImageBytes ? tooLarge : null;
}

/** What is said about an upload that failed. */
export function uploadFailure(error: unknown): string {
	const reason = error instanceof DataError && error.kind === "invalid" ? error.reason : undefined;
	if (reason === "type" || reason === "unreadable") return notAnImage;
	return reason === "size" ? tooLarge : "Upload failed. Please try again.";
}

const notAnImage = "Please select an image file";
const tooLarge = "File size must be less than 5MB";
