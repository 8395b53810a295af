import { asAdmin, asVisitor, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

let backend: TestBackend;
let visitor: Caller;
let admin: Caller;

beforeAll(async () => {
	backend = await startBackend({ hasSampleContent: true });
	visitor = asVisitor(backend);
	admin = await asAdmin(backend);
});
afterAll(() => backend?.stop());

/** A row that each table takes, so that only the malformed column can be refused. */
const rows: Record<string, Record<string, unknown>> = {
	projects: {
		title: "A",
		description: "d",
		preview_url: "/p.png",
		project_url: "",
		tags: ["a"],
		year: "2026",
		content: "c",
		status: "draft",
	},
	essays: { title: "A", date: "2026-01-01", reading_time: 1, excerpt: "e", content: "c", featured_image: "", status: "draft" },
	jobs: {
		position: "p",
		company: "c",
		company_logo: "",
		location: "l",
		start_date: "2026-01-01",
		end_date: null,
		description: "d",
		is_current: false,
		display_order: 1,
	},
	profile: {
		name: "n",
		title: "t",
		location: "l",
		profile_image: "",
		available_for_projects: true,
		availability_text: "a",
		about: "a",
	},
	contacts: { name: "n", email: "a@example.com", subject: "s", message: "m" },
	hire_projects: {
		client_name: "n",
		client_email: "a@example.com",
		project_type: "p",
		project_description: "d",
		budget_range: "b",
		timeline: "t",
		additional_requirements: "a",
	},
};
const readOnly = ["id", "created_at", "updated_at", "status"];
const nested = (open: string, close: string) => `${open.repeat(5000)}1${close.repeat(5000)}`;
/** As JSON text, because JSON.stringify cannot write the deepest one. */
const values: [kind: string, json: string][] = [
	["an object", '{"a":1}'],
	["an empty object", "{}"],
	["an object that hides its methods", '{"toString":5,"length":"x","constructor":null}'],
	["a number", "5"],
	["a boolean", "true"],
	["an array", '["a","b\\"\\\\",null]'],
	["a nested array", '[["a"],["b","c"]]'],
	["an array of objects", '[{"a":1},{}]'],
	["a text", '"te\\"xt{\\\\"'],
	["arrays five thousand deep", nested("[", "]")],
	["objects five thousand deep", nested('{"a":', "}")],
];
const operators = ["eq", "neq", "cs", "cd", "ov", "in", "is", "gt", "like", "not.cs"];

const columns = Object.entries(rows).flatMap(([table, row]) =>
	[...new Set([...Object.keys(row), ...readOnly])].map((column): [string, string] => [table, column]),
);

test.each(columns)("no value of %s.%s causes a 500, and the next read is answered", async (table, column) => {
	const sent: [what: string, status: number][] = [];
	for (const [kind, json] of values) {
		const { [column]: _, ...others } = rows[table] ?? {};
		const body = JSON.stringify(others).replace(/}$/, `,"${column}":${json}}`);
		sent.push([`POST ${kind}`, (await admin.post(`/rest/v1/${table}`, body)).status]);
		sent.push([`visitor's POST ${kind}`, (await visitor.post(`/rest/v1/${table}`, body)).status]);
		sent.push([`PATCH ${kind}`, (await admin.patch(`/rest/v1/${table}?${column}=not.is.null`, `{"${column}":${json}}`)).status]);
		const operand = encodeURIComponent(json.slice(0, 500));
		for (const operator of operators) {
			sent.push([`${operator} ${kind}`, (await visitor.get(`/rest/v1/${table}?${column}=${operator}.${operand}`)).status]);
		}
		sent.push([`a read after ${kind}`, (await visitor.get("/rest/v1/profile?select=name")).status === 200 ? 200 : 500]);
	}
	expect(sent.filter(([, status]) => status >= 500)).toEqual([]);
	expect(sent).toHaveLength(values.length * (4 + operators.length));
});
