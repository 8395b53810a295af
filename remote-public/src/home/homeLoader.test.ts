import { defaultSettings } from "@site/shared-data/settings";
import { buildJob, buildProfile, buildProject } from "@site/shared-data/testing";
import { toHomeData, toRole } from "./homeLoader.ts";

test("the loader's data survives serialization as JSON", () => {
	const home = toHomeData(
		buildProfile(),
		[buildJob({ isCurrent: true, endDate: null }), buildJob()],
		[buildProject()],
		defaultSettings,
	);
	expect(JSON.parse(JSON.stringify(home))).toEqual(home);
});

test("without a profile the site configuration is used", () => {
	expect(toHomeData(null, [], [], defaultSettings).profile).toMatchObject({
		name: "Raka Wiratama",
		availability: null,
		image: null,
	});
});

test("the page's description is cut after a word, or between characters", () => {
	const describe = (about: string) => toHomeData(buildProfile({ about }), [], [], defaultSettings).description;
	const intro = describe("x").replace(/ x$/, "");
	const free = 160 - intro.length - 1;
	expect(describe("🌿".repeat(free))).toBe(`${intro} ${"🌿".repeat(free)}`);
	expect(describe("🌿".repeat(free + 1))).toBe(`${intro}…`);
	expect(describe(`Tea ${"🌿".repeat(free)}`)).toBe(`${intro} Tea…`);
});

test.each([
	[{ startDate: "2023-02-01", endDate: null, isCurrent: true }, "2023 - Present"],
	[{ startDate: "2020-01-01", endDate: "2022-12-31", isCurrent: false }, "2020 - 2022"],
	[{ startDate: "2020-01-01", endDate: "2020-12-31", isCurrent: false }, "2020"],
	[{ startDate: "2019-06-01", endDate: null, isCurrent: false }, "2019"],
])("a job of %j lasted %s", (dates, years) => {
	expect(toRole(buildJob(dates)).years).toBe(years);
});
