import { defaultSettings } from "./defaultSettings.ts";
import type { SiteSettingsDraft, SiteTexts, StoreTexts, StoreWords } from "./SiteSettings.ts";
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
	["america/Argentina/Buenos_Aires", false],
	["", false],
])("%j is a time zone: %p", (text, is) => {
	expect(isTimeZone(text)).toBe(is);
});

const link = (url: string) => ({ social: [{ kind: "link" as const, label: "A", url }] });
const target = (url: string) => ({ shareTargets: [{ id: "a", label: "A", url }] });

const store = (texts: Partial<StoreTexts>) => ({ store: { ...defaultSettings.store, ...texts } });
const words = (given: Partial<StoreWords>) => store({ words: { ...defaultSettings.store.words, ...given } });
const texts = (given: Partial<SiteTexts>) => ({ texts: { ...defaultSettings.texts, ...given } });
const types = (projectTypes: string[]) => ({ hire: { ...defaultSettings.hire, projectTypes } });

test.each<[Partial<SiteSettingsDraft>, string, string | undefined]>([
	[{ chatNumber: "6281234567890" }, "chatNumber", undefined],
	[{ chatNumber: "" }, "chatNumber", undefined],
	[{ chatNumber: "+62 812" }, "chatNumber", "not-a-chat-number"],
	[link("https://a.example/?b#c"), "social", undefined],
	[link("mailto:a@b.example"), "social", undefined],
	[link("tel:+62-812"), "social", undefined],
	[link("https://a.example"), "social", undefined],
	[link("mailto:anna@b.example"), "social", undefined],
	[link("http://a.example"), "social", "not-a-link"],
	[link("see https://a.example"), "social", "not-a-link"],
	[link("https://a.example/?b c"), "social", "not-a-link"],
	[link("https://a.example\\b"), "social", "not-a-link"],
	[link("javascript:alert(1)"), "social", "not-a-link"],
	[link(""), "social", "missing"],
	[target("https://a.example/?u={url}&t={title}"), "shareTargets", undefined],
	[target("https://a.example/"), "shareTargets", "not-a-share-url"],
	[target("see https://a.example/{url}"), "shareTargets", "not-a-share-url"],
	[target("https://a.example/?a b={url}"), "shareTargets", "not-a-share-url"],
	[target("https://{url}"), "shareTargets", "not-a-share-url"],
	[{ shareTargets: [{ id: "a-b2", label: "A", url: "https://a.example/{url}" }] }, "shareTargets", undefined],
	[{ shareTargets: [{ id: "A b", label: "A", url: "https://a.example/{url}" }] }, "shareTargets", "not-a-slug"],
	[{ currency: "EUR" }, "currency", undefined],
	[{ currency: "ZZZ" }, "currency", "not-a-currency"],
	[store({ language: "zh-Hant-TW" }), "store", undefined],
	[store({ language: "es-419" }), "store", undefined],
	[store({ language: "de_AT" }), "store", "not-a-language"],
	[store({ language: "x-de" }), "store", "not-a-language"],
	[words({ saving: "Spar {percent} %", greeting: "{service}: {price}?", monthlyNote: "" }), "store", undefined],
	[words({ saving: "Hemat" }), "store", undefined],
	[words({ saving: "Hemat {amount}" }), "store", "unknown-placeholder"],
	[words({ all: "All {count}" }), "store", "unknown-placeholder"],
	[words({ order: " " }), "store", "missing"],
	[types(["A"]), "hire", undefined],
	[types([]), "hire", "not-choices"],
	[types(["A", " A"]), "hire", "not-choices"],
	[types(["A", " "]), "hire", "not-choices"],
	[types(["A", "B\nC"]), "hire", "not-choices"],
	[types(["x".repeat(60)]), "hire", undefined],
	[types(["A", "x".repeat(61)]), "hire", "not-choices"],
	[types(Array.from({ length: 20 }, (_, index) => `${index}`)), "hire", undefined],
	[types(Array.from({ length: 21 }, (_, index) => `${index}`)), "hire", "not-choices"],
	[{ hire: { ...defaultSettings.hire, budgetNote: "x".repeat(201) } }, "hire", "too-long"],
	[texts({ newEssays: "x".repeat(30) }), "texts", undefined],
	[texts({ newEssays: "x".repeat(31) }), "texts", "too-long"],
	[texts({ hireLead: "a\nb" }), "texts", "not-one-line"],
	[{ leads: { projects: "x".repeat(501), essays: "" } }, "leads", "too-long"],
])("%j: the problem of %s is %s", (draft, field, problem) => {
	expect(validateSettings(draft)).toEqual(problem ? { [field]: problem } : {});
});
