import { DataError } from "../errors/DataError.ts";
import type { Problems } from "./Rules.ts";

/**
 * Throws DataError "invalid" for the first problem, before a request is made: the database names no field.
 */
export function refuseProblems<Draft>(problems: Problems<Draft>): void {
	for (const field in problems) throw new DataError("invalid", `${field} is ${problems[field]}`, { reason: field });
}
