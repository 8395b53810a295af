/** A key for a row that a form makes, as 32 digits of a UUID; `crypto.randomUUID` exists with https only. */
export const newRowKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
