import { urls } from "@site/shared-data";
import { ButtonLink, Icon, TextLink } from "@site/shared-ui";
import { Availability } from "../layout/page/Availability.tsx";
import { Actions, Portrait, Role, Root, Title } from "./Hero.styles.ts";
import type { HomeProfile } from "./HomeData.ts";

/** Name, title, availability and the two main links. */
export function Hero({ profile }: { profile: HomeProfile }) {
	return (
		<Root data-portrait={profile.image !== null}>
			<div>
				{profile.availability && <Availability>{profile.availability}</Availability>}
				<Title>
					Hi, I am <span>{`${profile.name}.`}</span>
				</Title>
				<Role>{profile.location ? `${profile.title}, based in ${profile.location}.` : `${profile.title}.`}</Role>
				<Actions>
					<ButtonLink variant="primary" to={urls.hire()}>
						Hire me
					</ButtonLink>
					<TextLink variant="more" to={urls.essays()}>
						Read the essays <Icon name="arrow-right" />
					</TextLink>
				</Actions>
			</div>
			{profile.image && (
				<Portrait>
					<img src={profile.image} alt={`Portrait of ${profile.name}`} width={1000} height={1200} fetchPriority="high" />
				</Portrait>
			)}
		</Root>
	);
}
