import type { BulkOutcome, PublicationStatus } from "@site/shared-data";
import { toBulk } from "../acts/toBulk.ts";
import { type Outcome, toOutcome } from "../outcome/Outcome.ts";

/** What can be done to projects or essays of a list. */
export type PublicationAct =
	| { act: PublicationStatus; ids: string[] }
	| { act: "duplicate" | "delete"; ids: string[] }
	| { act: "export" };

interface Publications {
	publish: (ids: readonly string[]) => Promise<BulkOutcome>;
	unpublish: (ids: readonly string[]) => Promise<BulkOutcome>;
	duplicateAsDraft: (id: string) => Promise<{ id: string }>;
	delete: (id: string) => Promise<void>;
	deleteMany: (ids: readonly string[]) => Promise<BulkOutcome>;
}

/** Does it; `toFile` writes all of them for an export. */
export async function runPublicationAct(
	request: Request,
	publications: Publications,
	toFile: () => Promise<string>,
): Promise<Outcome<BulkOutcome | string>> {
	const body = (await request.json()) as PublicationAct;
	switch (body.act) {
		case "published":
			return toOutcome(publications.publish(body.ids));
		case "draft":
			return toOutcome(publications.unpublish(body.ids));
		case "duplicate":
			return toOutcome(duplicate(publications.duplicateAsDraft, body.ids));
		case "delete":
			return toBulk(body.ids, publications.delete, publications.deleteMany);
		case "export":
			return toOutcome(toFile());
	}
}

/** One after the other, so that their new ids do not compete. */
async function duplicate(duplicateAsDraft: Publications["duplicateAsDraft"], ids: readonly string[]): Promise<BulkOutcome> {
	const done: string[] = [];
	for (const id of ids) done.push((await duplicateAsDraft(id)).id);
	return { done, missing: [] };
}
