import { nullIfBlank } from "../client/nullIfBlank.ts";
import { oldestFirst } from "../client/oldestFirst.ts";
import { refuseProblems } from "../rules/refuseProblems.ts";
import { compare, listRows } from "../testing/listRows.ts";
import type { MemoryStore } from "../testing/MemoryStore.ts";
import { checkHireRequest } from "./checkHireRequest.ts";
import type { HireRequestStatus } from "./HireRequest.ts";
import type { HireRequestRepository, HireRequestSender } from "./hireRequestRepository.ts";

/** Both views of the hire requests kept in memory. */
export function createMemoryHireRequestRepository(store: MemoryStore): HireRequestSender & HireRequestRepository {
	const table = store.hireRequests;
	const answer = <T>(value: () => T) => store.answer("hireRequests", value);
	const newest = () => table.rows.toSorted((a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id));
	const countWith = (wanted: HireRequestStatus) => table.rows.filter(({ status }) => status === wanted).length;
	return {
		async send(request, { trap } = {}) {
			if (trap) return;
			refuseProblems(checkHireRequest(request));
			await answer(() => {
				store.takeSubmission("hireRequests");
				table.insert({
					id: crypto.randomUUID(),
					clientName: request.clientName.trim(),
					clientEmail: request.clientEmail.trim(),
					projectType: request.projectType.trim(),
					projectDescription: request.projectDescription.trim(),
					budgetRange: request.budgetRange.trim(),
					timeline: nullIfBlank(request.timeline),
					additionalRequirements: nullIfBlank(request.additionalRequirements),
					status: "pending",
					createdAt: store.stamp().updatedAt,
				});
			});
		},
		count: () =>
			answer(() => ({
				total: table.rows.length,
				pending: countWith("pending"),
				reviewing: countWith("reviewing"),
				accepted: countWith("accepted"),
				rejected: countWith("rejected"),
				completed: countWith("completed"),
			})),
		listPage: (query) =>
			answer(() =>
				listRows(newest(), query, ({ clientName, clientEmail, projectType }) => [clientName, clientEmail, projectType]),
			),
		listUnanswered: ({ limit }) =>
			answer(() =>
				table.rows
					.filter(({ status }) => status === "pending")
					.sort(oldestFirst)
					.slice(0, limit),
			),
		listAll: () => answer(() => table.rows.toSorted(oldestFirst)),
		get: (id) => answer(() => table.get(id)),
		setStatus: (id, status) => answer(() => table.change(id, (row) => ({ ...row, status }))),
		setStatusOfMany: (ids, status) => answer(() => table.changeMany(ids, (row) => ({ ...row, status }))),
		delete: (id) => answer(() => table.delete(id)),
		deleteMany: (ids) => answer(() => table.deleteMany(ids)),
	};
}
