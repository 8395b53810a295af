import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asService } from "../../testing/createCaller.ts";
import { prepareDataDirectory, runSql } from "../../testing/dataDirectory.ts";
import { runProgram, runSiteCommand } from "../../testing/processes.ts";
import { histories } from "../../testing/programs/earlierMigrations.ts";
import { rightsQueries, toSentences } from "../../testing/programs/rightsQueries.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

type History = keyof typeof histories;

let folder: string;
const running: TestBackend[] = [];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "site-earlier-"));
});
afterEach(async () => {
	await Promise.all(running.splice(0).map((backend) => backend.stop()));
	rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<TestBackend> {
	const backend = await startBackend({ dataDir });
	running.push(backend);
	return backend;
}

async function startEarlier(history: History, ...statements: string[]): Promise<TestBackend> {
	const dataDir = join(folder, "earlier");
	await runProgram("testing/programs/makeEarlierDatabaseProgram.ts", dataDir, { input: JSON.stringify({ history, statements }) });
	return start(dataDir);
}

/** What is in the catalog after a start. */
async function catalogOf(backend: TestBackend): Promise<string[]> {
	await backend.stop();
	return toSentences(
		await runSql(
			backend.dataDir,
			rightsQueries.map((sql) => [sql]),
		),
	);
}

test.each(Object.keys(histories) as History[])("a database %s ends with the catalog of a new one", async (history) => {
	const fresh = join(folder, "fresh");
	await prepareDataDirectory(fresh);
	const expected = await catalogOf(await start(fresh));
	expect(expected.length).toBeGreaterThan(250);
	expect(await catalogOf(await startEarlier(history))).toEqual(expected);
});

const tab = "E'\\t'";
const padded = (text: string, spaces: number) => `'${text}' || repeat(' ', ${spaces})`;
/** Rows that the first checks took and today's do not. */
const oddRows = [
	`insert into public.contacts (name, email, subject, message) values
		(${tab}, 'a@example.com', ${padded(" padded", 300)}, E'\\n'), ('  Sari', 'b@example.com', ' s ', ${padded("m", 10_000)})`,
	`insert into public.hire_projects (client_name, client_email, project_type, project_description, budget_range)
		values (${padded("C", 200)}, 'c@example.com', ${tab}, ${tab}, ${padded("b", 200)})`,
	`insert into public.projects (title, description, preview_url, year) values (${padded("T", 200)}, ${tab}, '/p.png', ${padded("2026", 20)})`,
	`insert into public.essays (title, excerpt, content) values (${tab}, ${padded("e", 2000)}, 'text')`,
	`insert into public.jobs (position, company, location, start_date) values (${tab}, ${padded("c", 200)}, ${tab}, '2026-01-01')`,
	`update public.profile set name = ${tab}, title = ${padded("t", 500)}, location = ${tab}`,
];

const tables = {
	contacts: "name,subject,message",
	hire_projects: "client_name,project_type,project_description,budget_range",
	projects: "title,description,year",
	essays: "title,excerpt",
	jobs: "position,company,location",
	profile: "name,title,location",
};

async function texts(backend: TestBackend): Promise<unknown> {
	const service = asService(backend);
	const columns = Object.entries(tables);
	const answers = await Promise.all(columns.map(([table, select]) => service.get(`/rest/v1/${table}?select=${select}&order=id`)));
	return Object.fromEntries(columns.map(([table], index) => [table, answers[index]?.body]));
}

test("texts that only the first checks accepted are corrected as little as possible, and their backup can be restored", async () => {
	const earlier = await startEarlier("with the first text checks", ...oddRows);
	const mended = (await texts(earlier)) as Record<keyof typeof tables, Record<string, string>[]>;
	expect(mended.contacts).toHaveLength(2);
	expect(mended).toEqual({
		contacts: expect.arrayContaining([
			{ name: "(blank)", subject: "padded", message: "(blank)" },
			{ name: "  Sari", subject: " s ", message: "m" },
		]),
		hire_projects: [{ client_name: "C", project_type: "(blank)", project_description: "(blank)", budget_range: "b" }],
		projects: [{ title: "T", description: "(blank)", year: "2026" }],
		essays: [{ title: "(blank)", excerpt: "e" }],
		jobs: [{ position: "(blank)", company: "c", location: "(blank)" }],
		profile: [{ name: "(blank)", title: "t", location: "(blank)" }],
	});
	const file = join(folder, "site.ndjson.gz");
	expect(await runSiteCommand({ DATA_DIR: earlier.dataDir }, "backup", file)).toMatchObject({ code: 0 });
	const restored = join(folder, "restored");
	expect(await runSiteCommand({ DATA_DIR: restored }, "restore", file, "--without-admins")).toMatchObject({ code: 0 });
	expect(await texts(await start(restored))).toEqual(mended);
});

/** Rows that were accepted before what nobody can see was empty. */
const invisibleRows = [
	`insert into public.contacts (name, email, subject, message) values (E'\\u00a0\\u200b', 'a@example.com', E'a\\r\\n\\u2028b', E'a\\nb')`,
	`insert into public.essays (title, excerpt, description, content, topics, updated_at)
		values (E'a\\nb', E'\\u3164', E'\\u200b', E'\\u2800', array[E'a\\u2028b'], '2026-01-01')`,
	`insert into public.projects (title, description, preview_url, year, tags) values ('P', 'd', '/p.png', E'\\u200b', array[E'a\\nb'])`,
	`insert into public.reply_templates (name, subject, body) values ('a b', 's', 'b'), (E'a\\u2028b', 's', 'b'), (E'\\u200b', 's', 'b')`,
	`update public.services set features = array[E'\\u00a0'], delivery_time = E'\\u00a0' where id = 'web-application'`,
	`update public.site_settings set version_badge = E'\\n', social = jsonb_set(social, '{1,label}', to_jsonb(E'\\u200b'::text)),
		store = jsonb_set(store, '{consultation,action}', to_jsonb(E'a\\nb'::text))`,
];

test("texts of which nothing was seen say so, breaks in lines become spaces, and the backup can be restored", async () => {
	const earlier = await startEarlier("with invisible texts", ...invisibleRows);
	const read = async (backend: TestBackend, query: string) => (await asService(backend).get(`/rest/v1/${query}`)).body;
	const repaired = async (backend: TestBackend) => ({
		contacts: await read(backend, "contacts?select=name,subject,message"),
		essays: await read(backend, "essays?select=title,excerpt,description,content,topics,updated_at"),
		projects: await read(backend, "projects?select=year,tags"),
		templates: await read(backend, "reply_templates?select=name&order=id"),
		services: await read(backend, "services?select=features,delivery_time&id=eq.web-application"),
		settings: await read(
			backend,
			"site_settings?select=version_badge,label:social->1->>label,action:store->consultation->>action",
		),
	});
	const expected = {
		contacts: [{ name: "(blank)", subject: "a b", message: "a\nb" }],
		essays: [
			{
				title: "a b",
				excerpt: "(blank)",
				description: null,
				content: "(blank)",
				topics: ["a b"],
				updated_at: expect.stringMatching(/^2026-01-01/),
			},
		],
		projects: [{ year: "(blank)", tags: ["a b"] }],
		templates: expect.arrayContaining(
			["a b", /^a b \([0-9a-f]{8}\)$/, /^\(blank\) \([0-9a-f]{8}\)$/].map((name) => ({ name: expect.stringMatching(name) })),
		),
		services: [{ features: ["(blank)"], delivery_time: "(blank)" }],
		settings: [{ version_badge: " ", label: "(blank)", action: "a b" }],
	};
	const found = await repaired(earlier);
	expect(found).toEqual(expected);
	const file = join(folder, "site.ndjson.gz");
	expect(await runSiteCommand({ DATA_DIR: earlier.dataDir }, "backup", file)).toMatchObject({ code: 0 });
	const restored = join(folder, "restored");
	expect(await runSiteCommand({ DATA_DIR: restored }, "restore", file, "--without-admins")).toMatchObject({ code: 0 });
	expect(await repaired(await start(restored))).toEqual(found);
});

test("redirects are written as requests have them, and those that no request reached are gone", async () => {
	const redirects = [
		["/%6Bopi/a{b}", "/essays/%6Bopi/?q=%61{c}"],
		["/metrics", "/hire"],
		["/%61dmin", "/hire"],
		["/teh", "/a"],
		["/%74eh", "/b"],
		["/t%65h", "/c"],
	];
	const values = redirects.map(([from, to]) => `('${from}', '${to}')`).join(", ");
	const earlier = await startEarlier(
		"with invisible texts",
		`insert into public.redirects (from_path, to_path) values ${values}`,
	);
	expect((await asService(earlier).get("/rest/v1/redirects?select=from_path,to_path&order=from_path")).body).toEqual([
		{ from_path: "/kopi/a%7Bb%7D", to_path: "/essays/kopi/?q=%61{c}" },
		{ from_path: "/teh", to_path: "/a" },
	]);
});

test("the language of the essays of an earlier database is guessed once, and their times stay", async () => {
	const add = (title: string, content: string) =>
		`insert into public.essays (title, excerpt, content, updated_at) values ('${title}', 'e', '${content}', '2026-01-01')`;
	const earlier = await startEarlier(
		"with a collated revision",
		add("Kebun teh", "Kebun ini adalah kebun yang tidak luas, dan saya merawatnya. The end."),
		add("Tea garden", "The garden is small, and the word yang is not English."),
		add("Teh", "1 2 3"),
	);
	const service = asService(earlier);
	const languages = async () => (await service.get("/rest/v1/essays?select=id,language,topics,updated_at&order=id")).body;
	const updated_at = expect.stringMatching(/^2026-01-01/);
	const guessed = [
		{ id: "kebun-teh", language: "id", topics: [], updated_at },
		{ id: "tea-garden", language: "en", topics: [], updated_at },
		{ id: "teh", language: "en", topics: [], updated_at },
	];
	expect(await languages()).toEqual(guessed);
	await service.patch("/rest/v1/essays?id=eq.kebun-teh", { language: "en" });
	await earlier.stop();
	running.splice(0);
	const again = asService(await start(earlier.dataDir));
	expect((await again.get("/rest/v1/essays?id=eq.kebun-teh")).body).toMatchObject([{ language: "en" }]);
});

test("each enquiry of an earlier database was received when it was stored", async () => {
	const service = asService(await startEarlier("with the first text checks", ...oddRows.slice(0, 2)));
	const select = async (path: string) => (await service.get(`/rest/v1/${path}`)).body as Record<string, unknown>[];
	const stored = await Promise.all(
		["contacts", "hire_projects"].map(async (entity) =>
			(await select(`${entity}?select=id,created_at`)).map(({ id, created_at }) => ({ entity, entity_id: id, created_at })),
		),
	);
	const events = await select("enquiry_events?kind=eq.received&select=entity,entity_id,created_at");
	expect(events).toHaveLength(3);
	expect(events).toEqual(expect.arrayContaining(stored.flat()));
});
