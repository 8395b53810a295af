import type { AdminRepositories } from "../contract/repositories.ts";
import type { ServiceDraft, ServiceReader } from "./Service.ts";

interface Views {
	visitor: ServiceReader;
	admin: Pick<AdminRepositories, "services" | "serviceCategories">;
}

/** The contract of services and their categories; `prepare` returns empty tables. */
export function describeServices(implementation: string, prepare: () => Promise<Views>): void {
	describe(`services in ${implementation}`, () => {
		/** With the categories Website and Mobile, in this order. */
		const prepareCategories = async () => {
			const views = await prepare();
			await views.admin.serviceCategories.create({ name: "Mobile" });
			await views.admin.serviceCategories.create({ name: "Website" });
			return views;
		};

		test("a new service is stored without blanks around its texts, with a slug of its name, as the last one", async () => {
			const { services } = (await prepareCategories()).admin;
			const first = await services.create({ ...draft, name: "First" });
			await services.reorder([first.id]);
			const created = await services.create({
				...draft,
				name: " Landing Page ",
				features: [" One ", "Two"],
				originalPrice: 3_500_000,
				period: "month",
				isPopular: true,
			});
			expect(created).toEqual({
				...draft,
				id: "landing-page",
				name: "Landing Page",
				features: ["One", "Two"],
				originalPrice: 3_500_000,
				period: "month",
				isPopular: true,
				displayOrder: 0,
				createdAt: expect.any(Date),
				updatedAt: expect.any(Date),
				revision: expect.any(String),
			});
			expect(await services.get(created.id)).toEqual(created);
			expect((await services.list()).map(({ id }) => id)).toEqual(["first", "landing-page"]);
			expect(await services.create({ ...draft, name: "Landing page" })).toMatchObject({ id: "landing-page-2" });
		});

		test.each<[keyof ServiceDraft, Partial<ServiceDraft>]>([
			["name", { name: "x".repeat(101) }],
			["description", { description: "x".repeat(1_001) }],
			["price", { price: 0 }],
			["price", { price: -1 }],
			["price", { price: 1.5 }],
			["price", { price: Number.NaN }],
			["price", { price: 1_000_000_000_001 }],
			["originalPrice", { originalPrice: 2_500_000 }],
			["originalPrice", { originalPrice: 1_000_000_000_001 }],
			["features", { features: [] }],
			["features", { features: ["One", " "] }],
			["features", { features: Array(13).fill("One") }],
			["features", { features: ["x".repeat(121)] }],
			["features", { features: ["Two\nlines"] }],
			["deliveryTime", { deliveryTime: "x".repeat(61) }],
			["category", { category: "missing" }],
		])("a service whose %s cannot be stored is invalid, and nothing is stored: %j", async (reason, fields) => {
			const { services } = (await prepareCategories()).admin;
			await expect(services.create({ ...draft, ...fields })).rejects.toMatchObject({ kind: "invalid", reason });
			expect(await services.list()).toEqual([]);
		});

		test("a price that is raised above the stored original price is invalid, and nothing changes", async () => {
			const { services } = (await prepareCategories()).admin;
			const stored = await services.create({ ...draft, originalPrice: 3_000_000 });
			const raise = services.save(stored.id, { price: 3_000_000 }, stored.revision);
			await expect(raise).rejects.toMatchObject({ kind: "invalid", reason: "originalPrice" });
			expect(await services.get(stored.id)).toEqual(stored);
		});

		test("of two saves of one loaded service the second is a conflict, and its slug stays", async () => {
			const { services } = (await prepareCategories()).admin;
			const loaded = await services.create(draft);
			const saved = await services.save(loaded.id, { name: "Renamed" }, loaded.revision);
			expect(saved).toMatchObject({ id: loaded.id, name: "Renamed" });
			await expect(services.save(loaded.id, { name: "Second" }, loaded.revision)).rejects.toMatchObject({ kind: "conflict" });
			expect(await services.get(loaded.id)).toEqual(saved);
		});

		test("the list is searched and filtered, and its order changed", async () => {
			const { services } = (await prepareCategories()).admin;
			for (const name of ["A", "B", "C"]) await services.create({ ...draft, name, status: name === "B" ? "published" : "draft" });
			const stored = await services.list();
			const before = await services.reorder(["b", "c", "a"]);
			expect((await services.list()).map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
				["b", 3],
				["c", 2],
				["a", 1],
			]);
			await services.restoreOrder(before);
			expect(await services.list()).toEqual(stored);
			await services.reorder(["b", "c", "a"]);
			const page = { page: 1, pageSize: 10 };
			expect((await services.listPage(page)).rows.map(({ id }) => id)).toEqual(["b", "c", "a"]);
			expect(await services.listPage({ ...page, status: "draft" })).toMatchObject({ total: 2 });
			expect(await services.listPage({ ...page, search: "b" })).toMatchObject({ rows: [{ id: "b" }], total: 1 });
			await expect(services.reorder(["b", "gone"])).rejects.toMatchObject({ kind: "not-found" });
		});

		test("a status is set once, and a deleted service is gone", async () => {
			const { services } = (await prepareCategories()).admin;
			const { id, revision } = await services.create(draft);
			const { before, ...change } = await services.setStatus([id, "gone"], "published");
			expect(change).toEqual({ done: [id], kept: [], missing: ["gone"] });
			const published = await services.get(id);
			expect(published?.status).toBe("published");
			expect(await services.setStatus([id], "published")).toMatchObject({ done: [], kept: [id], missing: [] });
			expect(await services.get(id)).toEqual(published);
			expect(await services.restoreStates(before)).toEqual({ done: [id], kept: [], missing: [] });
			expect(await services.get(id)).toMatchObject({ status: "draft" });
			expect(await services.delete([id])).toEqual({ done: [id], kept: [], missing: [] });
			expect(await services.get(id)).toBeNull();
			await expect(services.save(id, { name: "Back" }, revision)).rejects.toMatchObject({ kind: "not-found" });
		});

		test("a duplicate is a draft right above, with a name that fits", async () => {
			const { services } = (await prepareCategories()).admin;
			const original = await services.create({
				...draft,
				name: `${"x".repeat(91)} y`,
				status: "published",
				originalPrice: 4_000_000,
			});
			const copy = await services.duplicateAsDraft(original.id);
			expect(copy).toMatchObject({
				name: `Copy of ${"x".repeat(91)}`,
				status: "draft",
				originalPrice: 4_000_000,
				features: original.features,
			});
			expect((await services.list()).map(({ id }) => id)).toEqual([copy.id, original.id]);
			await expect(services.duplicateAsDraft("gone")).rejects.toMatchObject({ kind: "not-found" });
		});

		test("a hundred-and-first service is refused", async () => {
			const { services } = (await prepareCategories()).admin;
			for (let number = 1; number <= 100; number++) await services.create({ ...draft, name: `Service ${number}` });
			await expect(services.create(draft)).rejects.toMatchObject({ kind: "invalid", reason: "name" });
			expect(await services.list()).toHaveLength(100);
		});

		test("a visitor sees published services in their order, and the categories of these alone", async () => {
			const { admin, visitor } = await prepareCategories();
			expect(await visitor.readCatalog()).toEqual({ services: [], categories: [], updatedAt: null });
			await admin.services.create({ ...draft, name: "Site", status: "published" });
			await admin.services.create({ ...draft, name: "App", category: "mobile" });
			const { name: _name, status: _status, ...offered } = draft;
			const site = { ...offered, id: "site", name: "Site" };
			const [website] = await admin.serviceCategories.list();
			const stored = await admin.services.get("site");
			expect(await visitor.readCatalog()).toEqual({
				services: [site],
				categories: [{ id: "website", name: "Website" }],
				updatedAt: new Date(Math.max(Number(website?.updatedAt), Number(stored?.updatedAt))),
			});
			await admin.services.setStatus(["app"], "published");
			await admin.services.reorder(["app", "site"]);
			await admin.serviceCategories.reorder(["mobile", "website"]);
			const catalog = await visitor.readCatalog();
			expect(catalog.services.map(({ id }) => id)).toEqual(["app", "site"]);
			expect(catalog.categories.map(({ id }) => id)).toEqual(["mobile", "website"]);
			await admin.services.reorder(["site", "app"]);
			expect((await visitor.readCatalog()).updatedAt).toEqual(catalog.updatedAt);
		});

		test("a category is renamed and keeps its slug; a name that another has, none and a long one are invalid", async () => {
			const { serviceCategories } = (await prepareCategories()).admin;
			const [website, mobile] = await serviceCategories.list();
			expect(website).toMatchObject({ id: "website", name: "Website" });
			const renamed = await serviceCategories.save("website", { name: " Sites " }, website?.revision ?? "");
			expect(renamed).toMatchObject({ id: "website", name: "Sites" });
			const invalid = { kind: "invalid", reason: "name" };
			for (const name of ["Mobile", " ", "x".repeat(41), "a\nb"]) {
				await expect(serviceCategories.create({ name })).rejects.toMatchObject(invalid);
			}
			await expect(serviceCategories.save("mobile", { name: "Sites" }, mobile?.revision ?? "")).rejects.toMatchObject(invalid);
			await expect(serviceCategories.save("website", { name: "Late" }, website?.revision ?? "")).rejects.toMatchObject({
				kind: "conflict",
			});
		});

		test("a category with services cannot be deleted, and one without can", async () => {
			const { services, serviceCategories } = (await prepareCategories()).admin;
			await services.create(draft);
			await expect(serviceCategories.delete(["website"])).rejects.toMatchObject({ kind: "invalid" });
			expect(await serviceCategories.delete(["mobile"])).toEqual({ done: ["mobile"], kept: [], missing: [] });
			expect((await serviceCategories.list()).map(({ id }) => id)).toEqual(["website"]);
		});

		test("a twenty-first category is refused", async () => {
			const { serviceCategories } = (await prepare()).admin;
			for (let number = 1; number <= 20; number++) await serviceCategories.create({ name: `Category ${number}` });
			await expect(serviceCategories.create({ name: "More" })).rejects.toMatchObject({ kind: "invalid", reason: "name" });
		});
	});
}

const draft: ServiceDraft = {
	name: "Landing Page",
	description: "One page that explains what you do.",
	price: 2_500_000,
	originalPrice: null,
	period: null,
	features: ["A design of your own"],
	deliveryTime: "5-7 hari",
	category: "website",
	isPopular: false,
	status: "draft",
};
