import { defaultSettings, toSocialLinks } from "./defaultSettings.ts";
import { validateSettings } from "./settingsRules.ts";
import { toSettingsRow } from "./settingsTable.ts";

test("the settings of a new site are valid, and each has a column", () => {
	expect(validateSettings(defaultSettings)).toEqual({});
	const row = toSettingsRow(defaultSettings);
	expect(Object.keys(row)).toHaveLength(Object.keys(defaultSettings).length);
	expect(row).toMatchObject({ time_zone: "Asia/Jakarta", share_image: null, count_visits: true });
});

test.each([
	["email", "email", "Email"],
	["youtube", "youtube", "YouTube"],
	["gitlab", "gitlab", "GitLab"],
	["mastodon", "mastodon", "Mastodon"],
	["bluesky", "link", "Bluesky"],
])("the address of %j in site.config.ts becomes a link of the kind %j with the label %j", (name, kind, label) => {
	const url = "https://a.example/raka";
	expect(toSocialLinks({ [name]: url, github: "" })).toEqual([{ kind, label, url }]);
});
