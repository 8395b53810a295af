import { DataError } from "../errors/DataError.ts";
import type { FieldErrors } from "./Rules.ts";

/**
 * Throws DataError "invalid" with the first invalid field as reason; the database's errors name no field.
 */
export function throwIfInvalid<Draft>(problems: FieldErrors<Draft>): void {
	for (const field in problems) throw new DataError("invalid", `${field} is ${problems[field]}`, { reason: field });
}
