import { type HomeSection, urls } from "@site/shared-data";
import { ButtonLink, Icon, TextLink } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { Fragment, type ReactNode } from "react";
import type { LayoutData } from "../layout/layoutLoader.ts";
import { Availability } from "../layout/page/Availability.tsx";
import { Meta } from "../layout/page/Meta.ts";
import { Page } from "../layout/page/Page.ts";
import { Section } from "../layout/page/Section.tsx";
import { useSite } from "../layout/page/useSite.ts";
import { type Metadata, PageMetadata, toAbsoluteImageUrl } from "../metadata/PageMetadata.tsx";
import { About, Hero, ImageFrame, Job, Previous } from "./HomeScreen.styles.ts";
import type { HomeData, HomeProfile, homeLoader, Role } from "./homeLoader.ts";
import { RecentWork } from "./work/RecentWork.tsx";

export { HomeScreen as Component };

function HomeScreen() {
	const home = useLoaderData<typeof homeLoader>();
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

function Introduction({ profile }: { profile: HomeProfile }) {
	return (
		<Hero data-portrait={profile.image !== null}>
			<div>
				{profile.availability && <Availability>{profile.availability}</Availability>}
				<h1>
					Hi, I am <span>{`${profile.name}.`}</span>
				</h1>
				<p>{profile.location ? `${profile.title}, based in ${profile.location}.` : `${profile.title}.`}</p>
				<div>
					<ButtonLink variant="primary" to={urls.hire()}>
						Hire me
					</ButtonLink>
					<TextLink variant="more" to={urls.essays()}>
						Read the essays <Icon name="arrow-right" />
					</TextLink>
				</div>
			</div>
			{profile.image && (
				<ImageFrame>
					<img src={profile.image} alt={`Portrait of ${profile.name}`} width={1000} height={1200} fetchPriority="high" />
				</ImageFrame>
			)}
		</Hero>
	);
}

function Currently({ current, previous }: { current: Role; previous: Role[] }) {
	return (
		<Section label="CURRENTLY">
			<Job data-logo={current.logo !== null}>
				{current.logo && (
					<ImageFrame>
						<img src={current.logo} alt={current.company} width={64} height={64} loading="lazy" />
					</ImageFrame>
				)}
				<div>
					<h3>{current.position}</h3>
					<p>{`${current.company}, ${current.location}`}</p>
				</div>
				<Meta>{current.years}</Meta>
			</Job>
			{previous.length > 0 && (
				<Previous>
					<summary>
						Previous roles <Meta aria-hidden="true">{previous.length}</Meta>
						<Icon name="chevron-down" />
					</summary>
					<ul className="rows">
						{previous.map(({ id, position, company, years }) => (
							<li key={id}>
								<span>
									<b>{position}</b>
									{` at ${company}`}
								</span>
								<Meta>{years}</Meta>
							</li>
						))}
					</ul>
				</Previous>
			)}
		</Section>
	);
}

function toHomeMeta(home: HomeData, site: LayoutData): Metadata {
	const { profile } = home;
	const { origin, social, shareImage } = site;
	const { name, title, location } = profile;
	const url = `${origin}/`;
	return {
		type: "website",
		title: home.title ?? `${name}: ${title}`,
		description: home.description,
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
			mainEntityOfPage: { "@type": "WebSite", name: site.name, url },
		},
	};
}
