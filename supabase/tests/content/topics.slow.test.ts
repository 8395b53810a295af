import { newRows, returned } from "../../testing/newRows.ts";
import { useBackend } from "../../testing/useBackend.ts";

const { admin, stranger } = useBackend();
afterEach(() => admin.remove("/rest/v1/essays?id=neq.none"));

const add = (title: string, fields: object = {}, caller = admin) =>
	caller.post("/rest/v1/essays", { ...newRows.essays, title, ...fields }, returned);

test("an essay without topics and language is in English, has no topic and translates nothing", async () => {
	expect((await add("Panen")).body).toMatchObject([{ topics: [], language: "en", translation_of: null }]);
});

test("topics are stored as typed and are part of a revision", async () => {
	const fields = { topics: ["Jawa Barat", "C++", "Чай"], language: "id" };
	expect((await add("Panen", fields)).body).toMatchObject([fields]);
	const [{ values }] = (await admin.get("/rest/v1/revisions?entity_id=eq.panen")).body;
	expect(values).toMatchObject({ ...fields, translation_of: null });
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
