import type { DatabaseClient } from "../client/DatabaseClient.ts";
import { rowsOf } from "../client/rowsOf.ts";
import { DataError } from "../errors/DataError.ts";
import { defaultProfile } from "./defaultProfile.ts";
import { createProfileReader } from "./profileReader.supabase.ts";
import type { ProfileRepository } from "./profileRepository.ts";
import { profileColumns, toProfile } from "./toProfile.ts";

/** The owner's view of `profile`. */
export function createProfileRepository(client: DatabaseClient): ProfileRepository {
	const reader = createProfileReader(client);
	const createDefault = async () => {
		const { name, title, location, about } = defaultProfile;
		const rows = await rowsOf(
			client
				.from("profile")
				.insert({
					name,
					title,
					location,
					about,
					profile_image: defaultProfile.profileImage,
					available_for_projects: defaultProfile.availableForProjects,
					availability_text: defaultProfile.availabilityText,
				})
				.select(profileColumns),
		);
		return rows[0] ? toProfile(rows[0]) : null;
	};
	return {
		async getOrCreate() {
			const profile =
				(await reader.get()) ??
				(await createDefault().catch((error: unknown) => {
					// Another tab created the one row between the two calls.
					if (error instanceof DataError && error.kind === "conflict") return reader.get();
					throw error;
				}));
			if (!profile) throw new DataError("not-found", "The profile is missing and could not be created");
			return profile;
		},
	};
}
