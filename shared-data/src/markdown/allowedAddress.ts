import { isAllowedAddress } from "./isAllowedAddress.ts";

/** The address, or "" where it is missing or may not be used: for `href` and `src` of everything that content sets. */
export function allowedAddress(address: string | null | undefined): string {
	return address && isAllowedAddress(address) ? address : "";
}
