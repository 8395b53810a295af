import type { BulkResult, PublicationStatus } from "@site/shared-data";
import { toBulk } from "../acts/toBulk.ts";
import { type Outcome, toOutcome } from "../outcome/Outcome.ts";

/** What can be done to projects or essays of a list. */
export type PublicationAct =
	| { act: PublicationStatus; ids: string[] }
	| { act: "duplicate" | "delete"; ids: string[] }
	| { act: "export" };

interface Publications {
	setStatus: (ids: readonly string[], status: PublicationStatus) => Promise<BulkResult>;
	duplicateAsDraft: (id: string) => Promise<{ id: string }>;
	delete: (ids: readonly string[]) => Promise<BulkResult>;
}

/** Does it; `toFile` writes all of them for an export. */
export async function runPublicationAct(
	request: Request,
	publications: Publications,
	toFile: () => Promise<string>,
): Promise<Outcome<BulkResult | string>> {
	const body = (await request.json()) as PublicationAct;
	switch (body.act) {
		case "published":
		case "draft":
			return toOutcome(publications.setStatus(body.ids, body.act));
		case "duplicate":
			return toOutcome(duplicate(publications.duplicateAsDraft, body.ids));
		case "delete":
			return toBulk(body.ids, publications.delete(body.ids));
		case "export":
			return toOutcome(toFile());
	}
}

/** One after the other, so that their new ids do not compete. */
async function duplicate(duplicateAsDraft: Publications["duplicateAsDraft"], ids: readonly string[]): Promise<BulkResult> {
	const done: string[] = [];
	for (const id of ids) done.push((await duplicateAsDraft(id)).id);
	return { done, missing: [] };
}
