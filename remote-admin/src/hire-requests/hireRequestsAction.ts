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
			return toBulk(
				body.ids,
				(id) => hireRequests.setStatus(id, body.status),
				(ids) => hireRequests.setStatusOfMany(ids, body.status),
			);
		case "restore":
			return toOutcome(restore(hireRequests.setStatusOfMany, body.statuses));
		case "delete":
			return toBulk(body.ids, hireRequests.delete, hireRequests.deleteMany);
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

type SetStatusOfMany = (ids: readonly string[], status: HireRequestStatus) => Promise<{ done: string[]; missing: string[] }>;

/** Gives each request the status it had, all of one status in one go. */
async function restore(setStatusOfMany: SetStatusOfMany, statuses: Record<string, HireRequestStatus>) {
	const outcome = { done: [] as string[], missing: [] as string[] };
	for (const status of new Set(Object.values(statuses))) {
		const ids = Object.keys(statuses).filter((id) => statuses[id] === status);
		const { done, missing } = await setStatusOfMany(ids, status);
		outcome.done.push(...done);
		outcome.missing.push(...missing);
	}
	return outcome;
}
