import { type Job, urls } from "@site/shared-data";
import { toResult } from "../results/Result.ts";
import { createOrderedListRoute } from "../table/order/createOrderedListRoute.ts";
import { JobRow, type MakeCurrent } from "./JobRow.tsx";

/** The work history. */
export const { loader, action, Component } = createOrderedListRoute<Job>(
	{
		path: urls.admin.jobs(),
		title: "Jobs",
		nouns: { one: "job", many: "jobs" },
		add: { to: urls.admin.newJob(), label: "Add Job" },
		search: { label: "Search position, company and location", noMatch: "Try adjusting your search." },
		rowHeight: "5.5rem",
		empty: { title: "No jobs found", text: "The current one and the ones before stand on the home page." },
		hint: "The order here is the order on the site.",
		nameOf: ({ position }) => position,
		describe: ({ position, company }) => `${position}, ${company}`,
		Row: JobRow,
	},
	({ jobs }) => jobs,
	({ id }: MakeCurrent, { jobs }) => toResult(jobs.makeCurrent(id).then(() => ({ done: [id], missing: [] }))),
);
