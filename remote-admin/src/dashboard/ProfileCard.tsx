import type { Profile } from "@site/shared-data";
import { sourcesOf } from "@site/shared-data/images";
import { Stack, Text } from "@site/shared-ui/layout";
import { styled } from "styled-components";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";

export const ProfileCard = ({ result }: { result: Promise<Result<Profile>> }) => (
	<Root aria-label="Profile">
		<ResultBlock result={result} loading={loading} failure="The profile could not be loaded.">
			{({ name, title, location, profileImage, availableForProjects }) => (
				<>
					<img {...sourcesOf(profileImage || "/favicon.svg")} sizes="72px" alt="" width="72" height="86" />
					<Stack $minWidth="0" $size="sm" $leading={1.45} $tone="text-2">
						<Text as="h2" $font="serif" $size="lg" $weight="medium" $leading={1.25} $tone="text">
							{name}
						</Text>
						<p>{title}</p>
						<Text $tone="text-3">{location}</Text>
						<Availability $isAvailable={availableForProjects}>{availableForProjects ? "Available" : "Unavailable"}</Availability>
					</Stack>
				</>
			)}
		</ResultBlock>
	</Root>
);

const Root = styled.section`
	display: flex;
	align-items: flex-start;
	align-self: start;
	gap: var(--space-4);
	min-height: 7.625rem;
	padding: var(--space-4);
	border: 1px solid var(--line);
	border-radius: var(--radius-md);
	background: var(--surface);

	img {
		flex: none;
		width: 4.5rem;
		height: 5.375rem;
		object-fit: cover;
		object-position: 50% 60%;
		border-radius: var(--radius-sm);
		box-shadow: var(--edge);
	}
`;

const Availability = styled.span<{ $isAvailable: boolean }>`
	--tone: ${({ $isAvailable }) => ($isAvailable ? "var(--ok)" : "var(--text-3)")};
	display: inline-flex;
	align-items: center;
	gap: 0.4375rem;
	margin-top: var(--space-2);
	color: var(--tone);

	&::before {
		content: "";
		width: 0.5rem;
		height: 0.5rem;
		border-radius: 50%;
		border: 1.5px solid var(--tone);
		background: ${({ $isAvailable }) => ($isAvailable ? "var(--tone)" : "none")};
		forced-color-adjust: none;
	}
`;

const loading = (
	<Text $margin="auto" $tone="text-3" role="status">
		Loading profile...
	</Text>
);
