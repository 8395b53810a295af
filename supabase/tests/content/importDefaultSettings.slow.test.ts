import { defaultSettings } from "@site/shared-data/settings";
import { importDefaultSettings } from "../../settings/importDefaultSettings.ts";
import { useBackend } from "../../testing/useBackend.ts";

const { backend, admin, service } = useBackend();
const row = "/rest/v1/site_settings?id=eq.site";
const read = async () => (await service.get(row)).body[0];
const start = (settings = defaultSettings) => importDefaultSettings(backend.url, backend.secretKey, settings);
const edited = { ...defaultSettings, name: "Kedai", timeZone: "Asia/Makassar", leads: { projects: "", essays: "Baca." } };

beforeEach(async () => {
	await service.remove(row);
	await service.post("/rest/v1/site_settings", { id: "site" });
});

test("a start with the shipped site.config.ts changes nothing", async () => {
	const before = await read();
	expect(await start()).toBe(false);
	expect(await read()).toEqual(before);
});

test("each start imports site.config.ts until the settings are saved", async () => {
	expect(await start(edited)).toBe(true);
	expect(await read()).toMatchObject({ name: "Kedai", time_zone: "Asia/Makassar", leads: { projects: "", essays: "Baca." } });
	expect(await start(edited)).toBe(false);
	expect(await start({ ...edited, city: "Makassar" })).toBe(true);
	expect(await read()).toMatchObject({ name: "Kedai", city: "Makassar" });
});

test("once the admin has saved, site.config.ts changes nothing, not even fields outside the save", async () => {
	expect(await admin.patch(row, { accent: "plum" })).toMatchObject({ status: 200 });
	const saved = await read();
	expect(await start(edited)).toBe(false);
	expect(await read()).toEqual(saved);
});

test("a value that the database refuses leaves the settings as they were, with the reason", async () => {
	const before = await read();
	await expect(start({ ...defaultSettings, chatNumber: "+62 812" })).rejects.toThrow(/chat_number/);
	expect(await read()).toEqual(before);
});
