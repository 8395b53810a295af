import { type HomeSection, urls } from "@site/shared-data";
import { ButtonLink, Icon, TextLink } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { Fragment, type ReactNode } from "react";
import type { LayoutData } from "../layout/layoutLoader.ts";
import { Availability } from "../layout/page/Availability.tsx";
import { Page } from "../layout/page/Page.ts";
import { Section } from "../layout/page/Section.tsx";
import { useSite } from "../layout/page/useSite.ts";
import { type Metadata, PageMetadata, toAbsoluteImageUrl } from "../metadata/PageMetadata.tsx";
import { Currently } from "./Currently.tsx";
import { About, Actions, Hero, Portrait, Role, Title } from "./HomeScreen.styles.ts";
import type { HomeData, HomeProfile } from "./homeLoader.ts";
import { RecentWork } from "./work/RecentWork.tsx";

export { HomeScreen as Component };

/** The home page. */
function HomeScreen() {
	const home = useLoaderData<HomeData>();
	const { profile, about, current, previous, work, isSample, sections } = home;
	const parts: Record<HomeSection, ReactNode> = {
		currently: current && <Currently current={current} previous={previous} />,
		about: (
			<Section label="ABOUT">
				<About>
					{about.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</About>
			</Section>
		),
		work: <RecentWork work={work} isSample={isSample} />,
	};
	return (
		<Page>
			<PageMetadata meta={toHomeMeta(home, useSite())} />
			<Introduction profile={profile} />
			{sections.map((section) => (
				<Fragment key={section}>{parts[section]}</Fragment>
			))}
		</Page>
	);
}

/** Name, title, availability and the two main links. */
function Introduction({ profile }: { profile: HomeProfile }) {
	return (
		<Hero data-portrait={profile.image !== null}>
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
		</Hero>
	);
}

/** The home page's metadata, with a schema.org Person. */
function toHomeMeta(home: HomeData, site: LayoutData): Metadata {
	const { profile, about } = home;
	const { origin, social, shareImage } = site;
	const { name, title, location } = profile;
	const url = `${origin}/`;
	return {
		type: "website",
		title: home.title ?? `${name}: ${title}`,
		description: home.description ?? toPageDescription(profile, about),
		canonical: url,
		image: toAbsoluteImageUrl(shareImage, origin),
		structured: {
			"@type": "Person",
			name,
			jobTitle: title,
			url,
			image: toAbsoluteImageUrl(profile.image, origin),
			...(location && { address: location }),
			sameAs: social.map(({ url }) => url).filter((url) => url.startsWith("https:")),
		},
	};
}

const maxDescriptionLength = 160;

/** The description for search results: name, title, location, and the beginning of the first paragraph. */
function toPageDescription({ name, title, location }: HomeProfile, about: string[]): string {
	const intro = location ? `${name}, ${title}, based in ${location}.` : `${name}, ${title}.`;
	const sentence = `${intro} ${about[0] ?? ""}`.replace(/\s+/g, " ").trim();
	if (sentence.length <= maxDescriptionLength) return sentence;
	return `${sentence.slice(0, maxDescriptionLength - 1).replace(/\s+\S*$/, "")}…`;
}
