import { urls } from "@site/shared-data";
import { ButtonLink, Icon, TextLink } from "@site/shared-ui";
import { Availability } from "../layout/Availability.tsx";
import { Actions, Portrait, Role, Root, Title } from "./Hero.styles.ts";
import type { Owner } from "./HomeData.ts";

/** Who is speaking, whether they take work, and the two ways on. */
export function Hero({ owner }: { owner: Owner }) {
	return (
		<Root data-portrait={owner.image !== null}>
			<div>
				{owner.availability && <Availability>{owner.availability}</Availability>}
				<Title>
					Hi, I am <span>{`${owner.name}.`}</span>
				</Title>
				<Role>{owner.location ? `${owner.title}, based in ${owner.location}.` : `${owner.title}.`}</Role>
				<Actions>
					<ButtonLink variant="primary" to={urls.hire()}>
						Hire me
					</ButtonLink>
					<TextLink variant="more" to={urls.essays()}>
						Read the essays <Icon name="arrow-right" />
					</TextLink>
				</Actions>
			</div>
			{owner.image && (
				<Portrait>
					<img src={owner.image} alt={`Portrait of ${owner.name}`} width={1000} height={1200} fetchPriority="high" />
				</Portrait>
			)}
		</Root>
	);
}
