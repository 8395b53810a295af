import { defaultProfile } from "./defaultProfile.ts";
import type { ProfileReader, ProfileRepository } from "./profileRepository.ts";

/** Both views of a profile table without a row. */
type PrepareEmpty = () => Promise<{ visitor: ProfileReader; owner: ProfileRepository }>;

/** What every implementation of the profile must do. */
export function describeProfileRepository(implementation: string, prepareEmpty: PrepareEmpty): void {
	describe(`the profile in ${implementation}`, () => {
		test("a missing profile is null to visitors", async () => {
			const { visitor } = await prepareEmpty();
			expect(await visitor.get()).toBeNull();
		});

		test("the owner's first look creates it with default values, and everyone sees the same one after that", async () => {
			const { visitor, owner } = await prepareEmpty();
			const created = await owner.getOrCreate();
			expect(created).toEqual({ ...defaultProfile, id: expect.any(String), updatedAt: expect.any(Date) });
			expect(await visitor.get()).toEqual(created);
			expect(await owner.getOrCreate()).toEqual(created);
		});

		test("two first looks at once end with one profile", async () => {
			const { owner } = await prepareEmpty();
			const [first, second] = await Promise.all([owner.getOrCreate(), owner.getOrCreate()]);
			expect(first).toEqual(second);
		});
	});
}
