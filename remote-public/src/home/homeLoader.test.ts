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
		title: "Software developer and designer",
		location: null,
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
	expect(describe("Tea\r\n  and forms")).toBe(`${intro} Tea and forms`);
});

test("the settings' title and description replace those of the profile", () => {
	const texts = { defaultTitle: "Kedai Raka", defaultDescription: "Coffee and code." };
	expect(toHomeData(buildProfile(), [], [], { ...defaultSettings, ...texts })).toMatchObject({
		title: "Kedai Raka",
		description: "Coffee and code.",
	});
	expect(toHomeData(buildProfile(), [], [], defaultSettings).title).toBeUndefined();
});

test.each([
	["Tea.\r\n\r\nForms.\n\nRain.", ["Tea.", "Forms.", "Rain."]],
	[" Tea.\nForms.\n \n\n", ["Tea.\nForms."]],
	[" \n\n ", [expect.stringMatching(/^I design and build software/)]],
])("the text %j about the admin has its own paragraphs, or a default one", (about, paragraphs) => {
	expect(toHomeData(buildProfile({ about }), [], [], defaultSettings).about).toEqual(paragraphs);
});

test("portrait, logo and preview are shown by the widest copy of an upload, and are optional", () => {
	const stem = "/storage/v1/object/public/images/1-ab-3000x2000";
	const [upload, copy] = [`${stem}-640-1280.png`, `${stem}.w1280.webp`];
	const imagesOf = (url: string | null) => {
		const job = buildJob({ companyLogo: url, isCurrent: true });
		const home = toHomeData(
			buildProfile({ profileImage: url }),
			[job],
			[buildProject({ previewUrl: url ?? "" })],
			defaultSettings,
		);
		return [home.profile.image, home.current?.logo, home.work[0]?.image];
	};
	expect(imagesOf(upload)).toEqual([copy, copy, copy]);
	expect(imagesOf(null)).toEqual([null, null, ""]);
});

test.each([
	[{ startDate: "2023-02-01", endDate: null, isCurrent: true }, "2023 - Present"],
	[{ startDate: "2020-01-01", endDate: "2022-12-31", isCurrent: false }, "2020 - 2022"],
	[{ startDate: "2020-01-01", endDate: "2020-12-31", isCurrent: false }, "2020"],
	[{ startDate: "2019-06-01", endDate: null, isCurrent: false }, "2019"],
])("a job of %j lasted %s", (dates, years) => {
	expect(toRole(buildJob(dates)).years).toBe(years);
});
