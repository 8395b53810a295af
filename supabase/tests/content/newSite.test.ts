import { shippedCategories, shippedServices } from "@site/shared-data/testing";
import { newRows, returned } from "../../testing/newRows.ts";
import { useBackend } from "../../testing/useBackend.ts";

const { visitor, admin, service } = useBackend();

test("without sample content as well, a site offers the six services of the store in three categories", async () => {
	const list = async (table: string, columns: string) =>
		(await visitor.get(`/rest/v1/${table}?select=${columns}&order=display_order.desc`)).body;
	const columns =
		"id,name,description,price,originalPrice:original_price,period,features,deliveryTime:delivery_time,category,isPopular:is_popular";
	const offered: object[] = await list("services", columns);
	expect(offered).toHaveLength(6);
	expect(shippedServices).toMatchObject(offered);
	expect(await list("service_categories", "id,name")).toEqual(shippedCategories.map(({ id, name }) => ({ id, name })));
});

/** The first and the last zone of the earth are 25 hours apart, so that their days always differ. */
test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])("an essay without a date has the day of %s", async (time_zone) => {
	const dayIn = (timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format();
	expect(await admin.patch("/rest/v1/site_settings?id=eq.site", { time_zone })).toMatchObject({ status: 200 });
	for (const [name, caller] of Object.entries({ admin, service })) {
		const before = dayIn(time_zone);
		const row = { ...newRows.essays, title: `By ${name} in ${time_zone}` };
		const { body } = await caller.post("/rest/v1/essays?select=date", row, returned);
		expect([before, dayIn(time_zone)]).toContain(body[0].date);
	}
});
