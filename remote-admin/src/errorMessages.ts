import { DataError, type DataErrorKind } from "@site/shared-data";
import { type FieldError, imageTypes, maxImageBytes } from "@site/shared-data/rules";
import type { SignInProblem } from "./sign-in/signInAction.ts";

export const saveErrorMessage = (kind: DataErrorKind, noun: string): string => saveErrors[kind](noun);

const saveErrors: Record<DataErrorKind, (noun: string) => string> = {
	offline: () => "The connection was lost. Try again when you are back online.",
	unavailable: () => "The database did not answer. Try again in a moment.",
	timeout: () => "The database took too long. Try again in a moment.",
	refused: (noun) => `This account may not change the ${noun}.`,
	"signed-out": () => "Your session has ended. Sign in and the save goes on.",
	"not-found": (noun) => `This ${noun} was deleted somewhere else.`,
	conflict: (noun) => `This ${noun} changed somewhere else.`,
	invalid: () => "The database refused a value. Look at the fields and try again.",
	"too-many": () => "Too many saves at once. Try again in a minute.",
	full: () => diskFull,
	unknown: () => "Something went wrong. Please try again.",
};

const diskFull = "The site's disk is full. Make room on the server and try again.";

/** Where the text of a failed save is. */
export const draftMessage = (isDraftStored: boolean): string =>
	isDraftStored ? "Your text is kept on this device." : "This browser has no room to keep your text: copy it before you leave.";

export const fieldErrorMessage = (label: string, problem: FieldError): string => fieldErrors[problem](label);

const fieldErrors: Record<FieldError, (label: string) => string> = {
	missing: (label) => `${label} is required.`,
	"too-many": (label) => `${label} has more entries than the site takes.`,
	"not-an-amount": () => "Write an amount of rupiah, like 2.500.000 or 2500000.",
	"not-above-price": () => "The original price must be more than the price. Leave it empty where nothing is saved.",
	"not-topics": () => "Give each topic at most 40 characters, letters or digits in it, and each topic only once.",
	"too-long": (label) => `${label} is longer than the site takes.`,
	"not-a-url": () => "Write an address that begins with https:// or with a single /.",
	"not-an-email": () => "Write an e-mail address, like name@example.com.",
	"not-one-line": (label) => `${label} has one line only.`,
	"not-a-time-zone": () => "Choose a time zone by its name, like Asia/Jakarta.",
	"not-a-chat-number": () => "Write 8 to 15 digits, the country's code first, like 6281234567890.",
	"not-a-link": () => "Write an address that begins with https://, mailto: or tel:.",
	"not-a-share-url": () => "Write an address that begins with https:// and has {url} in it.",
	"not-a-slug": (label) => `${label} has small letters, digits and hyphens only.`,
	"not-a-day": () => "Choose a day that exists.",
	"out-of-range": (label) => `${label} is outside of what is possible.`,
};

/** The reason why a file is not uploaded, or null. A file without a type is checked by its bytes later. */
export function refusedImageMessage({ type, size }: File): string | null {
	if (type !== "" && !Object.hasOwn(imageTypes, type)) return notAnImage;
	return size >= maxImageBytes ? imageTooLarge : null;
}

export function uploadErrorMessage(error: unknown): string {
	if (error instanceof DataError && error.kind === "full") return diskFull;
	const reason = error instanceof DataError && error.kind === "invalid" ? error.reason : undefined;
	if (reason === "type" || reason === "unreadable") return notAnImage;
	return reason === "size" ? imageTooLarge : "Upload failed. Please try again.";
}

const notAnImage = "Please select an image file";
const imageTooLarge = "File size must be less than 5MB";

export const signInErrorMessages: Record<SignInProblem, string> = {
	"wrong-credentials": "Invalid email or password",
	failed: "Login failed. Please try again.",
};
