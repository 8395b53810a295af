import type { Revision, RevisionRepository } from "@site/shared-data";
import { type Result, toResult } from "../../results/Result.ts";

/** Reads the revisions of the rows of a form, when asked. */
export interface FormHistory<Draft> {
	list(id: string): Promise<Result<Revision[]>>;
	get(id: string, number: number): Promise<Result<Partial<Draft> | null>>;
}

/** A loader returns it to its screen, because nothing is read before the history is opened. */
export const formHistory = <Draft>(revisions: RevisionRepository<Draft>): FormHistory<Draft> => ({
	list: (id) => toResult(revisions.list(id)),
	get: (id, number) => toResult(revisions.get(id, number)),
});
