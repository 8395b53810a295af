import type { Profile } from "@site/shared-data";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { Availability, Loading, Location, Name, Root, Text } from "./ProfileCard.styles.ts";

export const ProfileCard = ({ result }: { result: Promise<Result<Profile>> }) => (
	<Root aria-label="Profile">
		<ResultBlock result={result} loading={loading} failure="The profile could not be loaded.">
			{({ name, title, location, profileImage, availableForProjects }) => (
				<>
					<img src={profileImage || "/favicon.svg"} alt="" width="72" height="86" />
					<Text>
						<Name>{name}</Name>
						<p>{title}</p>
						<Location>{location}</Location>
						<Availability $isAvailable={availableForProjects}>{availableForProjects ? "Available" : "Unavailable"}</Availability>
					</Text>
				</>
			)}
		</ResultBlock>
	</Root>
);

const loading = <Loading role="status">Loading profile...</Loading>;
