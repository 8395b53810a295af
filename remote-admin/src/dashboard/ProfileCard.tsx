import type { Profile } from "@site/shared-data";
import type { Outcome } from "../outcome/Outcome.ts";
import { Block } from "./Block.tsx";
import { Availability, Name, Place, Root, Text, Waiting } from "./ProfileCard.styles.ts";

/** The profile as visitors meet it. */
export const ProfileCard = ({ outcome }: { outcome: Promise<Outcome<Profile>> }) => (
	<Root aria-label="Profile">
		<Block outcome={outcome} loading={waiting} failure="The profile could not be loaded.">
			{({ name, title, location, profileImage, availableForProjects }) => (
				<>
					<img src={profileImage || "/favicon.svg"} alt="" width="72" height="86" />
					<Text>
						<Name>{name}</Name>
						<p>{title}</p>
						<Place>{location}</Place>
						<Availability $isAvailable={availableForProjects}>{availableForProjects ? "Available" : "Unavailable"}</Availability>
					</Text>
				</>
			)}
		</Block>
	</Root>
);

const waiting = <Waiting role="status">Loading profile...</Waiting>;
