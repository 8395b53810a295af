import { DataError } from "../errors/DataError.ts";
import { withDataErrors } from "../errors/toDataError.ts";
import { buildEssay, buildProject, buildService } from "../testing/builders.ts";
import { createMemoryPublicRepositories } from "../testing/createMemoryRepositories.ts";
import { createSiteSearchReader } from "./searchReader.ts";

const { search } = createMemoryPublicRepositories({
	essays: [
		buildEssay({ id: "tea", title: "Tea", topics: ["Jawa Barat"], excerpt: "Kafé, and (kafé) again: C++ offline-first." }),
		buildEssay({ id: "draft", status: "draft", topics: ["Secret"] }),
	],
	projects: [buildProject({ id: "map", title: "Map", description: "A map of “angkot”.", tags: ["MapLibre"] })],
	services: [
		buildService({ id: "landing", name: "Landing Page", description: "One page.", features: ["Fast", "One"] }),
		buildService({ id: "later", status: "draft" }),
	],
});

const built = {
	essays: [["tea", "Tea", "jawa barat kafe and again c++ offline-first"]],
	projects: [["map", "Map", "maplibre a map of angkot"]],
	topics: [["jawa-barat", "Jawa Barat", ""]],
	services: [["landing", "Landing Page", "one page fast"]],
};

test("the index lists published entries, with each plain word once", async () => {
	expect(await search.index()).toEqual(built);
});

test("a long text is cut", async () => {
	const excerpt = Array.from({ length: 500 }, (_, at) => `word${at}`).join(" ");
	const { search: long } = createMemoryPublicRepositories({ essays: [buildEssay({ excerpt })] });
	expect((await long.index()).essays[0]?.[2].split(" ")).toHaveLength(60);
});

const site = (respond: () => Promise<Response>) => withDataErrors(createSiteSearchReader("/search.json", respond));
const served = { essays: [["x", "X", ""]], projects: [], topics: [], services: [] };

test("the site's own index is returned unchanged", async () => {
	expect(await site(async () => Response.json(served)).index()).toEqual(served);
});

test.each([
	["responds with a page", async () => new Response("<!doctype html>")],
	["responds with other JSON", async () => Response.json({ essays: null })],
	["cannot make it", async () => Response.json(served, { status: 503 })],
	["is not reached", () => Promise.reject(new TypeError("Failed to fetch"))],
])("when the site %s, the search rejects with DataError", async (_, respond) => {
	await expect(site(respond).index()).rejects.toBeInstanceOf(DataError);
});
