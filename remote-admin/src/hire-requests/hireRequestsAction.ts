import { adminRepositoriesContext, type HireRequestStatus } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toBulk } from "../acts/toBulk.ts";
import { toCsv } from "../export/toCsv.ts";
import { toOutcome } from "../outcome/Outcome.ts";

/** What can be done to hire requests. */
export type HireRequestAct =
	| { act: "set"; status: HireRequestStatus; ids: string[] }
	| { act: "restore"; statuses: Record<string, HireRequestStatus> }
	| { act: "delete"; ids: string[] }
	| { act: "export" };

export async function hireRequestsAction({ request, context }: ActionFunctionArgs) {
	const { hireRequests } = context.get(adminRepositoriesContext);
	const body = (await request.json()) as HireRequestAct;
	switch (body.act) {
		case "set":
			return toBulk(body.ids, hireRequests.setStatus(body.ids, body.status));
		case "restore":
			return toOutcome(restore(hireRequests.setStatus, body.statuses));
		case "delete":
			return toBulk(body.ids, hireRequests.delete(body.ids));
		case "export":
			return toOutcome(
				hireRequests.listAll().then((rows) =>
					toCsv(rows, {
						Submitted: (row) => row.createdAt,
						Status: (row) => row.status,
						Client: (row) => row.clientName,
						Email: (row) => row.clientEmail,
						"Project type": (row) => row.projectType,
						"Budget range": (row) => row.budgetRange,
						Timeline: (row) => row.timeline,
						"Project description": (row) => row.projectDescription,
						"Additional requirements": (row) => row.additionalRequirements,
					}),
				),
			);
	}
}

type SetStatus = (ids: readonly string[], status: HireRequestStatus) => Promise<{ done: string[]; missing: string[] }>;

/** Gives each request the status it had, all of one status in one go. */
async function restore(setStatus: SetStatus, statuses: Record<string, HireRequestStatus>) {
	const outcome = { done: [] as string[], missing: [] as string[] };
	for (const status of new Set(Object.values(statuses))) {
		const ids = Object.keys(statuses).filter((id) => statuses[id] === status);
		const { done, missing } = await setStatus(ids, status);
		outcome.done.push(...done);
		outcome.missing.push(...missing);
	}
	return outcome;
}
