import { nullIfBlank } from "../client/nullIfBlank.ts";
import { refuseProblems } from "../rules/refuseProblems.ts";
import { checkJob } from "./checkJob.ts";
import type { JobDraft } from "./Job.ts";

/** The columns that store these fields, and no others; throws DataError "invalid" for what the database would refuse. */
export function toJobColumns(fields: Partial<JobDraft>) {
	refuseProblems(checkJob(fields));
	const { position, company, companyLogo, location, startDate, description, isCurrent, displayOrder } = fields;
	const endDate = isCurrent ? null : fields.endDate;
	return {
		...(position !== undefined && { position: position.trim() }),
		...(company !== undefined && { company: company.trim() }),
		...(companyLogo !== undefined && { company_logo: nullIfBlank(companyLogo) }),
		...(location !== undefined && { location: location.trim() }),
		...(startDate !== undefined && { start_date: startDate }),
		...(endDate !== undefined && { end_date: nullIfBlank(endDate) }),
		...(description !== undefined && { description: nullIfBlank(description) }),
		...(isCurrent !== undefined && { is_current: isCurrent }),
		...(displayOrder !== undefined && { display_order: displayOrder }),
	};
}
