import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { detectLanguage } from "./detectLanguage.ts";

test.each([
	["Merancang API yang Tenang", "id"],
	["API yang baik tidak mengejutkan siapa pun. Catatan tentang nama, galat, dan kesabaran.", "id"],
	["Situs toko untuk UMKM di Bandung, dengan pembayaran QRIS.", "id"],
	["What tea terraces know about caching", "en"],
	["A harvest ledger for tea smallholders above Lembang. Works without a signal.", "en"],
	["The word yang is Indonesian, and so is dan; this sentence is not.", "en"],
	["Kebun", "en"],
	["", "en"],
	["数百万人の歌", "en"],
])("%j is %s", (text, language) => {
	expect(detectLanguage(text)).toBe(language);
});

test("the language of each sample essay is detected", () => {
	const folder = join(__dirname, "../../../supabase/sample/essays");
	const indonesian = readdirSync(folder).filter(
		(name) => name.endsWith(".md") && detectLanguage(readFileSync(join(folder, name), "utf8").split("---")[2] ?? "") === "id",
	);
	expect(indonesian).toEqual(["menulis-angka-rupiah-di-layar.md", "merancang-api-yang-tenang.md"]);
});

test("a long text takes no longer than its beginning", () => {
	const started = performance.now();
	expect(detectLanguage("yang tidak ".repeat(500_000))).toBe("id");
	expect(performance.now() - started).toBeLessThan(200);
});
