import { defaultSettings } from "./defaultSettings.ts";
import type { SettingsReader, SettingsRepository } from "./SiteSettings.ts";

/** Both views of settings that were never saved. */
type Prepare = () => Promise<{ visitor: SettingsReader; admin: SettingsRepository }>;

/** The contract of every implementation of the settings. */
export function describeSettings(implementation: string, prepare: Prepare): void {
	describe(`the settings in ${implementation}`, () => {
		test("a new site has the shipped settings, for visitors and the admin", async () => {
			const { visitor, admin } = await prepare();
			const shipped = { ...defaultSettings, updatedAt: expect.any(Date), revision: expect.any(String) };
			expect(await visitor.get()).toEqual(shipped);
			expect(await admin.get()).toEqual(shipped);
		});

		test("every setting is stored as it was given, without the blanks around texts", async () => {
			const { visitor, admin } = await prepare();
			const { revision } = await admin.get();
			const changes = {
				name: " Kedai Raka ",
				defaultTitle: "Kedai Raka",
				defaultDescription: "Situs untuk warung.",
				versionBadge: "",
				timeZone: "America/Port-au-Prince",
				city: "",
				showsTemperature: false,
				chatNumber: "50912345678",
				hours: "",
				social: [
					{ kind: "phone" as const, label: " Phone", url: "tel:+509-1234" },
					{ kind: "link" as const, label: "Blog", url: "https://blog.example/?a=1#b" },
				],
				shareTargets: [{ id: "a", label: "A", url: "https://a.example/?u={url}" }],
				leads: { projects: "", essays: "Baca." },
				currency: "EUR",
				store: {
					language: "de-AT",
					title: "Toko",
					note: "",
					reasons: { title: "Mengapa?", items: [{ title: "Cepat", text: "Ya." }] },
					consultation: { title: "Ragu?", text: "", action: "Tanya" },
					words: { ...defaultSettings.store.words, saving: "Spar {percent} Prozent", monthlyNote: "" },
				},
				hire: { projectTypes: ["Website"], budgetRanges: ["Custom Range"], timelines: ["Soon", "Later"], budgetNote: "" },
				texts: { ...defaultSettings.texts, hireSent: "Sampai besok.", notFound: "" },
				homeSections: ["work" as const, "about" as const],
				hiddenPages: ["hire" as const],
				accent: "plum" as const,
				favicon: "/favicon.png",
				shareImage: "https://images.example/s.png",
				countVisits: false,
			};
			const saved = await admin.save(changes, revision);
			expect(saved).toMatchObject({
				...changes,
				name: "Kedai Raka",
				social: [{ kind: "phone", label: "Phone", url: "tel:+509-1234" }, changes.social[1]],
			});
			expect(await visitor.get()).toEqual(saved);
			expect(await admin.save({ favicon: " ", shareImage: "" }, saved.revision)).toMatchObject({
				favicon: null,
				shareImage: null,
			});
		});

		test("of two saves of the same settings the second is a conflict, and the first is stored", async () => {
			const { visitor, admin } = await prepare();
			const { revision } = await admin.get();
			const saved = await admin.save({ city: "Bandung" }, revision);
			await expect(admin.save({ city: "Bogor" }, revision)).rejects.toMatchObject({ kind: "conflict" });
			expect(await visitor.get()).toEqual(saved);
		});

		test("an invalid setting is refused by name, and nothing is stored", async () => {
			const { visitor, admin } = await prepare();
			const before = await admin.get();
			const link = { kind: "link", label: "A", url: "javascript:alert(1)" } as const;
			for (const [field, changes] of Object.entries({
				chatNumber: { chatNumber: "0812-ABC" },
				timeZone: { timeZone: "WIB" },
				social: { social: [link] },
				texts: { texts: { ...before.texts, hireSent: "Sampai\nbesok." } },
				store: { store: { ...before.store, title: "x".repeat(3_000) } },
				currency: { currency: "Rp" },
				hire: { hire: { ...before.hire, timelines: ["Soon", "Soon"] } },
			})) {
				await expect(admin.save(changes, before.revision)).rejects.toMatchObject({ kind: "invalid", reason: field });
			}
			expect(await visitor.get()).toEqual(before);
		});
	});
}
