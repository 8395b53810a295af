import type { EnquiryFigures } from "@site/shared-data";
import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";

const noWeeks = Array.from({ length: 26 }, (_, index) => ({
	week: new Date(Date.UTC(2026, 5, 1 + 7 * index)).toISOString().slice(0, 10),
	messages: 0,
	requests: 0,
}));

function open(figures: Partial<EnquiryFigures> = {}) {
	const repositories = createMemoryAdminRepositories({ signedIn: admin });
	const none: EnquiryFigures = { answered: 0, medianSeconds: null, byDuration: [0, 0, 0, 0, 0], weeks: noWeeks };
	repositories.enquiryFigures.read = async () => ({ ...none, ...figures });
	render(<AdminSite repositories={repositories} />);
}
const region = async (name: string) => within(await screen.findByRole("region", { name }));
const cells = (table: HTMLElement) =>
	within(table)
		.getAllByRole("row")
		.map((row) => [...row.children].map(({ textContent }) => textContent));

test("the median stands over bars, whose numbers are a table", async () => {
	open({ answered: 7, medianSeconds: 5.6 * 3_600, byDuration: [1, 2, 3, 0, 1] });
	const answers = await region("Answered within");
	expect(await answers.findByText("5 h")).toBeVisible();
	expect(answers.getByText(/median of 7 answers in the last 30 days/)).toBeVisible();
	const table = answers.getByRole("table", { name: "Answers of the last 30 days by how long they took" });
	expect(cells(table)).toEqual([
		["≤ 1 h", "≤ 4 h", "≤ 24 h", "≤ 3 d", "> 3 d"],
		["1", "2", "3", "0", "1"],
	]);
});

test("the only answer is no median of one, but that answer", async () => {
	open({ answered: 1, medianSeconds: 12 * 60, byDuration: [1, 0, 0, 0, 0] });
	const answers = await region("Answered within");
	expect(await answers.findByText("12 min")).toBeVisible();
	expect(answers.getByText(/the one answer of the last 30 days/)).toBeVisible();
});

test("without any enquiry there is no block of figures", async () => {
	open();
	expect(await screen.findByText("No enquiry is waiting, and no follow-up is due.")).toBeVisible();
	await waitFor(() => expect(screen.queryByText("Counting enquiries…")).not.toBeInTheDocument());
	expect(screen.queryByRole("region", { name: "Enquiries per week" })).not.toBeInTheDocument();
});

test("without an answer, and with three enquiries, there are sentences and no charts", async () => {
	open({ weeks: noWeeks.map((week, index) => (index === 25 ? { ...week, messages: 3 } : week)) });
	const answers = await region("Answered within");
	expect(await answers.findByText("No enquiry was answered in the last 30 days.")).toBeVisible();
	expect(answers.queryByRole("table")).not.toBeInTheDocument();
	const weeks = await region("Enquiries per week");
	expect(weeks.getByText("3 enquiries in 26 weeks.")).toBeVisible();
	expect(weeks.queryByRole("figure")).not.toBeInTheDocument();
});

test("every week of half a year has its numbers, the current one first, zeros included", async () => {
	const weeks = noWeeks.map((week, index) => (index === 25 ? { ...week, messages: 3, requests: 1 } : week));
	open({ weeks: weeks.map((week, index) => (index === 23 ? { ...week, requests: 2 } : week)) });
	const shown = await region("Enquiries per week");
	expect(await shown.findByText(/enquiries in 26 weeks, 0.2 a week/)).toHaveTextContent("6 enquiries in 26 weeks, 0.2 a week");
	await userEvent.click(shown.getByText("Numbers of all weeks"));
	const rows = cells(shown.getByRole("table", { name: "Enquiries per week" }));
	expect(rows).toHaveLength(27);
	expect(rows.slice(0, 4)).toEqual([
		["Week from", "Messages", "Requests"],
		["Nov 23, 2026", "3", "1"],
		["Nov 16, 2026", "0", "0"],
		["Nov 9, 2026", "0", "2"],
	]);
});
