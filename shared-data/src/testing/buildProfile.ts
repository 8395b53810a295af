import type { Profile } from "../profile/Profile.ts";

/** A profile for tests and stories; every field can be given. */
export function buildProfile(fields: Partial<Profile> = {}): Profile {
	return {
		id: "profile",
		name: "Raka Wiratama",
		title: "Software developer and designer",
		location: "Bandung, Indonesia",
		profileImage: null,
		availableForProjects: true,
		availabilityText: null,
		about: null,
		updatedAt: new Date(2026, 9, 1, 12),
		revision: "revision of the profile",
		...fields,
	};
}
