import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { nullIfBlank } from "../client/nullIfBlank.ts";
import { rowsOf } from "../client/rowsOf.ts";
import { refuseProblems } from "../rules/refuseProblems.ts";
import { checkHireRequest } from "./checkHireRequest.ts";
import type { HireRequestSender } from "./hireRequestRepository.ts";

/** The visitor's way into `hire_projects`. */
export function createHireRequestSender(client: DatabaseClient): HireRequestSender {
	return {
		async send(request, { trap } = {}) {
			if (trap) return;
			refuseProblems(checkHireRequest(request));
			await rowsOf(
				client.from("hire_projects").insert({
					client_name: request.clientName.trim(),
					client_email: request.clientEmail.trim(),
					project_type: request.projectType.trim(),
					project_description: request.projectDescription.trim(),
					budget_range: request.budgetRange.trim(),
					timeline: nullIfBlank(request.timeline),
					additional_requirements: nullIfBlank(request.additionalRequirements),
				}),
			);
		},
	};
}
