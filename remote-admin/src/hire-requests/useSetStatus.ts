import { type HireRequest, type HireRequestStatus, urls } from "@site/shared-data";
import { sayDone } from "../acts/sayDone.ts";
import { useChange } from "../acts/useChange.ts";
import { hireRequestStatus } from "./hireRequestStatus.ts";
import type { HireRequestAct } from "./hireRequestsAction.ts";

/** Gives requests a status; Undo gives each the one it had. */
export function useSetStatus() {
	const change = useChange();
	const to = urls.admin.hireProjects();
	return (requests: readonly HireRequest[], status: HireRequestStatus) => {
		const ids = requests.map(({ id }) => id);
		const name = requests.length === 1 ? `The request from ${requests[0]?.clientName}` : undefined;
		const now = hireRequestStatus[status].label.toLowerCase();
		const wording = { name, nouns: { one: "request", many: "requests" } };
		return change({
			to,
			body: { act: "set", status, ids } satisfies HireRequestAct,
			done: (outcome) => sayDone(outcome, { ...wording, now }),
			failed: `${name ?? "The requests"} could not be changed to ${now}.`,
			undo: {
				to,
				body: {
					act: "restore",
					statuses: Object.fromEntries(requests.map((request) => [request.id, request.status])),
				} satisfies HireRequestAct,
				done: (outcome) => sayDone(outcome, { ...wording, now: "as before" }),
				failed: `${name ?? "The requests"} could not be changed back.`,
			},
		});
	};
}
