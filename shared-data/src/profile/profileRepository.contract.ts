import { defaultProfile } from "./defaultProfile.ts";
import type { ProfileReader, ProfileRepository } from "./Profile.ts";

/** Both views of a profile table without a row. */
type PrepareEmpty = () => Promise<{ visitor: ProfileReader; admin: ProfileRepository }>;

/** The contract of every implementation of the profile. */
export function describeProfileRepository(implementation: string, prepareEmpty: PrepareEmpty): void {
	describe(`the profile in ${implementation}`, () => {
		test("a missing profile is null to visitors", async () => {
			const { visitor } = await prepareEmpty();
			expect(await visitor.get()).toBeNull();
		});

		test("the admin's first read creates the profile with default values, and later reads return it", async () => {
			const { visitor, admin } = await prepareEmpty();
			const created = await admin.getOrCreate();
			expect(created).toEqual({
				...defaultProfile,
				id: expect.any(String),
				updatedAt: expect.any(Date),
				revision: expect.any(String),
			});
			expect(await visitor.get()).toEqual(created);
			expect(await admin.getOrCreate()).toEqual(created);
		});

		test("two concurrent first reads create one profile", async () => {
			const { admin } = await prepareEmpty();
			const [first, second] = await Promise.all([admin.getOrCreate(), admin.getOrCreate()]);
			expect(first).toEqual(second);
		});

		test("a save is visible to admin and visitor, and empty optional fields are null", async () => {
			const { visitor, admin } = await prepareEmpty();
			const { id, revision } = await admin.getOrCreate();
			const changes = { name: " Raka ", profileImage: "", availableForProjects: true, availabilityText: "From May", about: " " };
			const saved = await admin.save(id, changes, revision);
			expect(saved).toMatchObject({
				name: "Raka",
				profileImage: null,
				availableForProjects: true,
				availabilityText: "From May",
				about: null,
			});
			expect(await visitor.get()).toEqual(saved);
		});

		test("of two saves of one loaded profile the second is a conflict, and the first is stored", async () => {
			const { visitor, admin } = await prepareEmpty();
			const { id, revision } = await admin.getOrCreate();
			const saved = await admin.save(id, { about: "First" }, revision);
			await expect(admin.save(id, { about: "Second" }, revision)).rejects.toMatchObject({ kind: "conflict" });
			expect(await visitor.get()).toEqual(saved);
		});

		test("a missing profile is not saved, and a blank name is invalid", async () => {
			const { visitor, admin } = await prepareEmpty();
			const id = "00000000-0000-4000-8000-000000000000";
			const revision = "2026-01-01T00:00:00+00:00";
			await expect(admin.save(id, { about: "Nobody" }, revision)).rejects.toMatchObject({ kind: "not-found" });
			await expect(admin.save(id, { name: " " }, revision)).rejects.toMatchObject({ kind: "invalid", reason: "name" });
			expect(await visitor.get()).toBeNull();
		});
	});
}
