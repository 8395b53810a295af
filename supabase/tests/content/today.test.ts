import { asAdmin, asService, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

let backend: TestBackend;
let admin: Caller;
beforeAll(async () => {
	backend = await startBackend();
	admin = await asAdmin(backend);
});
afterAll(() => backend?.stop());

const dayIn = (timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format();

/** The first and the last zone of the earth are 25 hours apart, so that their days always differ. */
test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])("an essay without a date has the day of %s", async (time_zone) => {
	expect(await admin.patch("/rest/v1/site_settings?id=eq.site", { time_zone })).toMatchObject({ status: 200 });
	for (const [name, caller] of Object.entries({ admin, service: asService(backend) })) {
		const before = dayIn(time_zone);
		const row = { title: `By ${name} in ${time_zone}`, excerpt: "e", content: "c" };
		const { body } = await caller.post("/rest/v1/essays?select=date", row, { prefer: "return=representation" });
		expect([before, dayIn(time_zone)]).toContain(body[0].date);
	}
	expect(dayIn("Pacific/Kiritimati")).not.toBe(dayIn("Pacific/Pago_Pago"));
});
