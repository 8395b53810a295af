import { movableClock } from "../../testing/clock/movableClock.ts";
import { testWithClock } from "../../testing/clock/testWithClock.ts";
import { asAccount, asAdmin, asService, asVisitor, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

const minuteMs = 60_000;
const clock = movableClock();
let backend: TestBackend;
let admin: Caller;
let service: Caller;
let stranger: Caller;
let visitor: Caller;

beforeAll(async () => {
	backend = await startBackend({ environment: clock.environment });
	admin = await asAdmin(backend);
	service = asService(backend);
	stranger = await asAccount(backend, backend.strangerEmail, backend.strangerPassword);
	visitor = asVisitor(backend);
});
beforeEach(() => clock.setOffset(0));
afterEach(async () => {
	clock.setOffset(0);
	await admin.remove("/rest/v1/essays?id=neq.none");
});
afterAll(async () => {
	await backend?.stop();
	clock.remove();
});

const essays = "/rest/v1/essays";
const add = (title: string, fields: object = {}, caller = admin) =>
	caller.post(essays, { title, excerpt: "e", content: "c", ...fields }, { prefer: "return=representation" });
const idsOf = async (topic: string, caller = visitor) => (await caller.post("/rest/v1/rpc/essays_of_topic", { topic })).body;

test("an essay without topics and language is in English, has no topic and translates nothing", async () => {
	expect((await add("Panen")).body).toMatchObject([{ topics: [], language: "en", translation_of: null }]);
});

test("topics stay as they were typed, and a revision holds them", async () => {
	const fields = { topics: ["Jawa Barat", "C++", "Чай"], language: "id" };
	expect((await add("Panen", fields)).body).toMatchObject([fields]);
	const [{ values }] = (await admin.get("/rest/v1/revisions?entity_id=eq.panen")).body;
	expect(values).toMatchObject({ ...fields, translation_of: null });
});

test("visitors find the public essays of a topic by its slug, the newest first, and strangers no others", async () => {
	const published = { status: "published", topics: ["Jawa Barat", "Teh"] };
	await add("Old", { ...published, date: "2020-01-01" });
	await add("New", { ...published, date: "2026-01-01", topics: ["jawa barat!"] });
	await add("Draft", { topics: ["Jawa Barat", "Secret"] });
	for (const caller of [visitor, stranger, admin, service]) {
		expect(await idsOf("jawa-barat", caller)).toEqual(["new", "old"]);
		expect(await idsOf("teh", caller)).toEqual(["old"]);
		for (const none of ["secret", "jawa", "Jawa Barat", ""]) expect(await idsOf(none, caller)).toEqual([]);
	}
});

testWithClock("a scheduled essay is in its topic from its time on, by the database's clock", async () => {
	const publishAt = new Date(Date.now() + 20 * minuteMs).toISOString();
	await add("Later", { status: "published", topics: ["Teh"], publish_at: publishAt });
	expect(await idsOf("teh", admin)).toEqual([]);
	clock.setOffset(19.5 * minuteMs);
	expect(await idsOf("teh")).toEqual([]);
	clock.setOffset(20.1 * minuteMs);
	expect(await idsOf("teh")).toEqual(["later"]);
});

describe("a translation", () => {
	const translation = { language: "id", translation_of: "garden" };
	beforeEach(() => add("Garden"));

	test("is the only one in its language, also when two arrive at once", async () => {
		const both = await Promise.all([add("Kebun", translation), add("Ladang", translation)]);
		expect(both.map(({ body }) => body.code ?? "stored").sort()).toEqual(["23505", "stored"]);
	});

	test("is refused to strangers with one answer, whether the essay they name exists or not", async () => {
		const answers = await Promise.all(["garden", "gone"].map((id) => add("Kebun", { translation_of: id }, stranger)));
		for (const { body } of answers) expect(body).toMatchObject({ code: "42501" });
	});
});
