import { newRows } from "../../testing/newRows.ts";
import { useBackend } from "../../testing/useBackend.ts";

const { visitor, admin } = useBackend({ hasSampleContent: true });

const tables = ["projects", "essays", "jobs", "services", "quotes"];
const idsOf = async (table: string): Promise<string[]> =>
	(await admin.get(`/rest/v1/${table}?select=id&order=created_at.desc`)).body.map(({ id }: { id: string }) => id);

test("sample rows are removed, changed and new rows remain, and a visitor removes nothing", async () => {
	const [{ sample_rows }] = (await admin.post("/rest/v1/rpc/first_steps", {})).body;
	const before = await Promise.all(tables.map(idsOf));
	expect(sample_rows).toBe(before.flat().length);

	const kept = before.map(([id], at) => `${tables[at]}/${id}`);
	const changes = [{ year: "1999" }, { excerpt: "Mine." }, { location: "Lund" }, { delivery_time: "A week" }, { title: "Mine" }];
	for (const [at, table] of tables.entries()) {
		const changed = await admin.patch(`/rest/v1/${table}?id=eq.${before[at]?.[0]}`, changes[at]);
		expect(changed).toMatchObject({ status: 200 });
	}
	await admin.post("/rest/v1/projects", newRows.projects);

	expect((await visitor.post("/rest/v1/rpc/remove_sample", {})).status).toBeGreaterThanOrEqual(400);
	const { body: removed } = await admin.post("/rest/v1/rpc/remove_sample", {});
	expect(removed).toBe(before.flat().length - tables.length);
	const left = await Promise.all(tables.map(async (table) => (await idsOf(table)).map((id) => `${table}/${id}`)));
	expect(left.flat().sort()).toEqual([...kept, "projects/panen"].sort());
	expect((await admin.post("/rest/v1/rpc/first_steps", {})).body).toMatchObject([{ sample_rows: 0 }]);
	expect((await admin.post("/rest/v1/rpc/remove_sample", {})).body).toBe(0);
});
