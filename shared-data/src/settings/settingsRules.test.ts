import { defaultSettings } from "./defaultSettings.ts";
import type { SiteSettingsDraft, StoreTexts, StoreWords } from "./SiteSettings.ts";
import { isTimeZone, validateSettings } from "./settingsRules.ts";

test.each([
	["Asia/Jakarta", true],
	["America/Argentina/Buenos_Aires", true],
	["America/Port-au-Prince", true],
	["UTC", true],
	["WIB", false],
	["Mars/Base", false],
	["Etc/GMT+7", false],
	["asia/jakarta", false],
	["", false],
])("%j is a time zone: %p", (text, is) => {
	expect(isTimeZone(text)).toBe(is);
});

const link = (url: string) => ({ social: [{ kind: "link" as const, label: "A", url }] });
const target = (url: string) => ({ shareTargets: [{ id: "a", label: "A", url }] });

const store = (texts: Partial<StoreTexts>) => ({ store: { ...defaultSettings.store, ...texts } });
const words = (given: Partial<StoreWords>) => store({ words: { ...defaultSettings.store.words, ...given } });
const types = (projectTypes: string[]) => ({ hire: { ...defaultSettings.hire, projectTypes } });

test.each<[Partial<SiteSettingsDraft>, string, string | undefined]>([
	[{ chatNumber: "6281234567890" }, "chatNumber", undefined],
	[{ chatNumber: "" }, "chatNumber", undefined],
	[{ chatNumber: "+62 812" }, "chatNumber", "not-a-chat-number"],
	[link("https://a.example/?b#c"), "social", undefined],
	[link("mailto:a@b.example"), "social", undefined],
	[link("tel:+62-812"), "social", undefined],
	[link("http://a.example"), "social", "not-a-link"],
	[link("javascript:alert(1)"), "social", "not-a-link"],
	[link(""), "social", "missing"],
	[target("https://a.example/?u={url}&t={title}"), "shareTargets", undefined],
	[target("https://a.example/"), "shareTargets", "not-a-share-url"],
	[{ shareTargets: [{ id: "A b", label: "A", url: "https://a.example/{url}" }] }, "shareTargets", "not-a-slug"],
	[{ currency: "EUR" }, "currency", undefined],
	[{ currency: "ZZZ" }, "currency", "not-a-currency"],
	[store({ language: "zh-Hant-TW" }), "store", undefined],
	[store({ language: "de_AT" }), "store", "not-a-language"],
	[words({ saving: "Spar {percent} %", greeting: "{service}: {price}?", monthlyNote: "" }), "store", undefined],
	[words({ saving: "Hemat" }), "store", undefined],
	[words({ saving: "Hemat {amount}" }), "store", "unknown-placeholder"],
	[words({ all: "All {count}" }), "store", "unknown-placeholder"],
	[words({ order: " " }), "store", "missing"],
	[types(["A"]), "hire", undefined],
	[types([]), "hire", "not-choices"],
	[types(["A", " A"]), "hire", "not-choices"],
	[types([" "]), "hire", "not-choices"],
	[{ leads: { projects: "x".repeat(501), essays: "" } }, "leads", "too-long"],
])("%j: the problem of %s is %s", (draft, field, problem) => {
	expect(validateSettings(draft)).toEqual(problem ? { [field]: problem } : {});
});
