import { DataError, type DataErrorKind } from "@site/shared-data";
import { type FieldError, type FieldRule, imageTypes, maxImageBytes } from "@site/shared-data/rules";
import { formatBytes, type UploadFault } from "@site/shared-ui/Uploads";
import type { SignInProblem } from "./sign-in/signInAction.ts";

export const saveErrorMessage = (kind: DataErrorKind, noun: string): string => saveErrors[kind](noun);

const saveErrors: Record<DataErrorKind, (noun: string) => string> = {
	offline: () => "The connection was lost. Try again when you are back online.",
	unavailable: () => "The database did not answer. Try again in a moment.",
	timeout: () => "The database took too long. Try again in a moment.",
	refused: (noun) => `This account may not change the ${noun}.`,
	"signed-out": () => "Your session has ended. Sign in to finish saving.",
	"not-found": (noun) => `This ${noun} was deleted somewhere else.`,
	conflict: (noun) => `This ${noun} changed somewhere else.`,
	invalid: () => "The database refused a value. Check the fields and try again.",
	"too-many": () => "Too many saves at once. Try again in a minute.",
	full: () => diskFull,
	unknown: () => "Something went wrong. Please try again.",
};

const diskFull = "The site's disk is full. Make room on the server and try again.";

/** Says where the text of a failed save is stored. */
export const draftMessage = (isDraftStored: boolean): string =>
	isDraftStored ? "Your text is kept on this device." : "This browser has no room to keep your text: copy it before you leave.";

/** Why a value is refused, with the limit of its rule. */
export const fieldErrorMessage = (label: string, problem: FieldError, rule: FieldRule = {}): string =>
	fieldErrors[problem](label, rule);

const fieldErrors: Record<FieldError, (label: string, rule: FieldRule) => string> = {
	missing: (label) => `${label} is required.`,
	"too-many": (label, { most }) => `${label}: ${most ? `at most ${most} entries` : "fewer entries"} can be stored.`,
	twice: (label) => `${label}: one entry is there twice. Take one out.`,
	"not-an-amount": (_, { amount }) =>
		amount ? `Write an amount of ${amount.unit}, like ${amount.example}.` : "Write an amount.",
	"not-above-price": () => "The original price must be more than the price. Leave it empty where nothing is saved.",
	"not-topics": () => "Give each topic at most 40 characters, letters or digits in it, and each topic only once.",
	"too-long": (label, { max }) => (max ? `${label} has at most ${inWords(max)} characters.` : `${label} is too long.`),
	"not-a-url": () => "Write an address that begins with https:// or with a single /.",
	"not-an-email": () => "Write an e-mail address, like name@example.com.",
	"not-one-line": (label) => `${label} has one line only.`,
	"not-a-time-zone": () => "Choose a time zone by its name, like Asia/Jakarta.",
	"not-a-chat-number": () => "Write 8 to 15 digits, the country's code first, like 6281234567890.",
	"not-a-link": () => "Write an address that begins with https://, mailto: or tel:.",
	"not-a-share-url": () => "Write an address that begins with https:// and has {url} in it.",
	"not-a-currency": () => "Choose a currency from the list.",
	"not-a-language": () => "Write the short name of a language, like id or de-AT.",
	"not-choices": () => "Write 1 to 20 lines, each once and with at most 60 characters.",
	"unknown-placeholder": (label, { placeholders = [] }) =>
		placeholders.length > 0
			? `${label}: only ${placeholders.map((name) => `{${name}}`).join(" and ")} can be in braces.`
			: `${label} has no braces: nothing is filled in here.`,
	"not-a-slug": (label) => `${label} has small letters, digits and hyphens only.`,
	"not-a-day": () => "Choose a day that exists, of the years 1 to 9999.",
	"before-start": (label) => `${label} must not be before the start.`,
	"out-of-range": (label, { range, amount }) =>
		range
			? `${label} must be ${amount?.hasDecimals ? "an amount" : "a whole number"} from ${range.map(inWords).join(" to ")}.`
			: `${label} is out of range.`,
};

const inWords = (number: number): string => number.toLocaleString("en");

/** iPhones take HEIC photos; some browsers can decode them. Their files do not always have a type. */
export const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

/** Why a file is refused before its upload, or null. A file without a type is checked by its bytes later. */
export function refusedImageFault(file: File): UploadFault | null {
	if (isHeic(file)) return null;
	const isOther = file.type !== "" && !Object.hasOwn(imageTypes, file.type);
	return isOther || file.size === 0 ? faultOf("type", file) : file.size >= maxImageBytes ? faultOf("size", file) : null;
}

export function uploadFault(error: unknown, file: File): UploadFault {
	const { kind, reason = "" } = error instanceof DataError ? error : { kind: "unknown" };
	if (kind === "invalid") return faultOf(reason, file);
	const sentence = kind === "full" ? diskFull : "Upload failed. Please try again.";
	return { sentence, detail: `${file.name} was not uploaded.`, way: "again" };
}

function faultOf(reason: string, file: File): UploadFault {
	const { name, size, type } = file;
	if (reason === "size" || reason === "pixels") {
		const sentence = "File size must be less than 5MB";
		const has = `${name} has ${reason === "pixels" ? "too many pixels" : formatBytes(size)}`;
		if (type === "image/gif") return { sentence, detail: `${has}. Export the animation with fewer or smaller frames.` };
		if (reason === "size" && size <= maxShrunkBytes) return { sentence, detail: `${has}.`, way: "smaller" };
		return { sentence, detail: `${has}. Up to 30 MB and 50 megapixels can be made smaller here; export it smaller.` };
	}
	const again = "Copy or export it again.";
	const detail =
		size === 0
			? `${name} is empty. ${again}`
			: isHeic(file)
				? `${name} is a HEIC photo, which this browser cannot read. Export it as JPEG, or take photos as JPEG: on the iPhone Settings > Camera > Formats > Most Compatible.`
				: reason === "unreadable"
					? `${name} is damaged or cut off. ${again}`
					: `${name} is not a PNG, JPEG, GIF, WebP or AVIF image.`;
	return { sentence: "Please select an image file", detail };
}

/** The largest picture that the browser can make smaller (30 MiB). */
const maxShrunkBytes = 31_457_280;

export const signInErrorMessages: Record<SignInProblem, string> = {
	"wrong-credentials": "Invalid email or password",
	failed: "Login failed. Please try again.",
};
