import { useBackend } from "../../testing/useBackend.ts";

const { admin, visitor } = useBackend();

const put = (list: string, wanted: object) => admin.post("/rest/v1/rpc/put_in_order", { list, wanted });
const rowsOf = async (list: string) => (await admin.get(`/rest/v1/${list}?select=*&order=display_order.desc,id`)).body;

beforeAll(async () => {
	const job = { company: "c", location: "l", start_date: "2020-01-01" };
	for (const name of ["A", "B", "C"]) {
		await admin.post("/rest/v1/jobs", { ...job, position: name });
		await admin.post("/rest/v1/reply_templates", { name, subject: "s", body: "b" });
	}
});

test.each(["jobs", "services", "service_categories", "reply_templates"])(
	"reordering %s is one request that changes no version and returns the previous order",
	async (list) => {
		const stored = await rowsOf(list);
		const steps = (await admin.post("/rest/v1/rpc/first_steps", {})).body;
		const wanted = stored.map(({ id }: { id: string }, at: number) => ({ id, display_order: at + 10 }));
		const before = await put(list, wanted);
		expect(before.status).toBe(200);
		expect(before.body).toHaveLength(stored.length);
		const reversed = (await rowsOf(list)).toReversed();
		expect(reversed).toEqual(stored.map((row: object, at: number) => ({ ...row, display_order: at + 10 })));
		expect((await admin.post("/rest/v1/rpc/first_steps", {})).body).toEqual(steps);
		await put(list, before.body);
		expect(await rowsOf(list)).toEqual(stored);
	},
);

test("a save that changes another field increases the version, with or without a new position", async () => {
	const [job] = await rowsOf("jobs");
	const saved = async (changes: object) => (await admin.patch(`/rest/v1/jobs?id=eq.${job.id}`, changes)).body[0].updated_at;
	const times = [job.updated_at];
	for (const changes of [{ company: "d" }, { company: "e", display_order: 7 }, { company: "e" }, { display_order: 7 }])
		times.push(await saved(changes));
	expect(new Set(times).size).toBe(times.length);
	expect(await saved({ display_order: 8 })).toBe(times.at(-1));
});

test("an order with an unknown row, one row twice, another list or no session changes nothing", async () => {
	const stored = await rowsOf("services");
	const { id } = stored[0];
	for (const wanted of [
		[
			{ id, display_order: 90 },
			{ id: "gone", display_order: 91 },
		],
		[
			{ id, display_order: 90 },
			{ id, display_order: 91 },
		],
	])
		expect((await put("services", wanted)).body).toMatchObject({ code: "PT404" });
	expect((await put("essays", [])).body).toMatchObject({ code: "22023" });
	const order = { list: "services", wanted: [{ id, display_order: 90 }] };
	expect((await visitor.post("/rest/v1/rpc/put_in_order", order)).status).toBe(401);
	expect(await rowsOf("services")).toEqual(stored);
});

test("concurrent orders are stored completely, and the last one remains", async () => {
	const ids: string[] = (await rowsOf("services")).map(({ id }: { id: string }) => id);
	const toOrder = (all: string[]) => all.map((id, at) => ({ id, display_order: all.length - at }));
	const orders = ids.map((_, at) => toOrder([...ids.slice(at), ...ids.slice(0, at)]));
	const answers = await Promise.all(orders.map((order) => put("services", order)));
	expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
	const last = (await rowsOf("services")).map(({ id, display_order }: (typeof orders)[0][0]) => ({ id, display_order }));
	expect(orders).toContainEqual(last);
});
