import { shippedCategories, shippedServices } from "@site/shared-data/testing";
import { asVisitor, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

let backend: TestBackend;
let visitor: Caller;

beforeAll(async () => {
	backend = await startBackend();
	visitor = asVisitor(backend);
});
afterAll(() => backend?.stop());

const list = async (table: string, columns: string) =>
	(await visitor.get(`/rest/v1/${table}?select=${columns}&order=display_order.desc`)).body;

test("a new site, without sample content as well, offers the six services of the store in three categories", async () => {
	const columns = "id,name,description,price,original_price,period,features,delivery_time,category,is_popular";
	expect(await list("services", columns)).toEqual(
		shippedServices.map((service) => ({
			id: service.id,
			name: service.name,
			description: service.description,
			price: service.price,
			original_price: service.originalPrice,
			period: service.period,
			features: service.features,
			delivery_time: service.deliveryTime,
			category: service.category,
			is_popular: service.isPopular,
		})),
	);
	expect(await list("service_categories", "id,name")).toEqual(shippedCategories.map(({ id, name }) => ({ id, name })));
});
