import { nothing, type Row } from "../Cell.ts";
import { type TableFacts, tableFacts } from "../tableFacts.ts";
import type { SqlCell, SqlRole } from "./SqlCell.ts";
import { insert } from "./tableCells.ts";

const long = (length: number) => "x".repeat(length);
const blankOr = (length: number) => [" \n", long(length + 1)];
const addresses = ["javascript:alert(1)", "//elsewhere.example", "data:text/html,x", "https://a b", `/${long(2048)}`];
const emails = ["plain", "a@b", "a b@example.com", "a@@example.com", `${long(250)}@example.com`];
const slugs = ["Bad Id", "-bad", long(81)];
const days = ["10000-01-01", "0001-01-01 BC"];

/** Values that the constraint of a column refuses, whoever sends them. */
const refused: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
	projects: {
		id: slugs,
		title: blankOr(200),
		description: blankOr(5000),
		preview_url: addresses,
		project_url: addresses,
		tags: [Array(51).fill("a"), ["a", null], [long(4001)]],
		year: blankOr(20),
		content: [long(500_001)],
		status: ["hidden", ""],
	},
	essays: {
		id: slugs,
		title: blankOr(200),
		date: days,
		reading_time: [0, 10_001],
		excerpt: blankOr(2000),
		content: ["", long(500_001)],
		featured_image: addresses,
		status: ["hidden", ""],
	},
	jobs: {
		position: blankOr(200),
		company: blankOr(200),
		company_logo: addresses,
		location: blankOr(200),
		start_date: ["0001-01-01 BC"],
		end_date: ["10000-01-01", "2018-12-31"],
		description: [long(10_001)],
	},
	profile: {
		singleton: [false],
		name: blankOr(200),
		title: blankOr(500),
		location: blankOr(200),
		profile_image: addresses,
		availability_text: [long(501)],
		about: [long(20_001)],
	},
	contacts: {
		name: blankOr(200),
		email: emails,
		subject: blankOr(300),
		message: blankOr(10_000),
	},
	hire_projects: {
		client_name: blankOr(200),
		client_email: emails,
		project_type: blankOr(200),
		project_description: blankOr(10_000),
		budget_range: blankOr(200),
		timeline: [long(201)],
		additional_requirements: [long(10_001)],
	},
};

/** One cell for each value; the service role, which nothing else holds back, sends them. */
export function checkCells(): SqlCell[] {
	const cells = Object.entries(refused).flatMap(([table, columns]) =>
		Object.entries(columns).flatMap(([column, values]) =>
			values.map((value, index) => cell(table, `insert a bad ${column} (${index + 1})`, { [column]: value })),
		),
	);
	// A row's state is forced when it arrives, so a bad one can only come by a change.
	const states = ["contacts", "hire_projects"].map((table) => ({
		...cell(table, "change to a bad status", {}),
		statement: `update public.${table} set status = 'hidden'`,
	}));
	// A job that has not begun to be current keeps the end it brings.
	return [...cells, ...states, cell("jobs", "insert an endless year", { start_date: "10000-01-01", end_date: null })];
}

function cell(table: string, name: string, row: Row): SqlCell {
	const { fresh, adminRemoves } = tableFacts[table] as TableFacts;
	return {
		name,
		role: "service" satisfies SqlRole,
		on: `public.${table}`,
		// A second profile must be refused for what it says and not for being the second, except where that
		// is the point.
		...(adminRemoves ? {} : { arrange: [`delete from public.${table}`] }),
		statement: insert(table, [{ ...fresh, ...row }]),
		expected: nothing,
	};
}
