import { DataError } from "../errors/DataError.ts";

/** Whether a password exceeds bcrypt's 72 bytes of UTF-8; the rest would be ignored. */
export const isPasswordTooLong = (password: string): boolean => new TextEncoder().encode(password).length > 72;

/** Throws a DataError with the reason "long-password". */
export function assertPasswordFits(password: string): void {
	if (isPasswordTooLong(password)) throw new DataError("invalid", "Too long", { reason: "long-password" });
}
