import { urls } from "@site/shared-data";
import { sourcesOf } from "@site/shared-data/images";
import { Link, useLoaderData, useNavigate } from "@site/shared-ui/router";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { Body } from "../../content/Body.tsx";
import { MissingPublication } from "../../errors/NotFoundPage.tsx";
import { useAfterFirstPaint } from "../../first-paint/useAfterFirstPaint.ts";
import { BackLink } from "../../layout/page/BackLink.tsx";
import { Meta } from "../../layout/page/Meta.ts";
import { Page } from "../../layout/page/Page.ts";
import { useSite } from "../../layout/page/useSite.ts";
import { type Metadata, PageMetadata, toAbsoluteImageUrl, toShareImageUrl } from "../../metadata/PageMetadata.tsx";
import { missingEssayAtom } from "../list/MissingEssayNotice.tsx";
import { Contents } from "./contents/Contents.tsx";
import { Feature, Head, Root, Text, Tools, Topics, Translation } from "./EssayScreen.styles.ts";
import type { EssayDetail, essayLoader } from "./essayLoader.ts";
import { MoreEssays } from "./MoreEssays.tsx";
import { ReadingModeButton } from "./position/ReadingModeButton.tsx";
import { ReadingPosition, ReadingProgress } from "./position/ReadingPosition.tsx";
import { ShareMenu } from "./share/ShareMenu.tsx";

export { EssayScreen as Component };

const translationLabels = { en: "Read in English", id: "Baca dalam Bahasa Indonesia" } as const;

function EssayScreen() {
	const { essay } = useLoaderData<typeof essayLoader>();
	return essay ? <EssayPage essay={essay} /> : <MissingEssay />;
}

/** The page of an essay; a preview contains only noindex for crawlers. */
export function EssayPage({ essay, isPreview }: { essay: EssayDetail; isPreview?: boolean }) {
	const site = useSite();
	const isAfterFirstPaint = useAfterFirstPaint();
	const { id, title, day, date, readingTime, image, lang, topics, translation, body, headings, shareTargets } = essay;
	const meta = toEssayMeta(essay, site);
	return (
		<Page>
			<PageMetadata meta={meta} isPreview={isPreview} />
			<ReadingProgress />
			<Root data-essay="">
				<div>
					<BackLink to={urls.essays()} hasImage={image !== null}>
						Back to essays
					</BackLink>
				</div>
				<Head>
					<h1 lang={lang}>{title}</h1>
					<Meta as="p">
						<time dateTime={day} lang={lang}>
							{date}
						</time>
						<i aria-hidden="true">·</i>
						<span>{`${readingTime} min read`}</span>
					</Meta>
					{topics.length > 0 && (
						<Topics aria-label="Topics">
							{topics.map(({ slug, name }) => (
								<li key={slug} lang={lang}>
									<Link to={urls.topic(slug)}>{name}</Link>
								</li>
							))}
						</Topics>
					)}
					{translation && (
						<Translation to={urls.essay(translation.id)} hrefLang={translation.language} lang={translation.language}>
							{translationLabels[translation.language]}
						</Translation>
					)}
				</Head>
				{image && (
					<Feature
						{...sourcesOf(image)}
						sizes="(min-width: 75rem) 59rem, 100vw"
						alt=""
						priority
						radius="lg"
						style={{ viewTransitionName: "cover" }}
					/>
				)}
				<Tools>
					<ShareMenu url={meta.canonical} title={title} targets={shareTargets} />
					<ReadingModeButton />
				</Tools>
				{headings.length > 0 && <Contents key={id} headings={headings} lang={lang} />}
				<Text>
					<Body html={body} lang={lang}>
						<ReadingPosition essayId={id} />
					</Body>
				</Text>
			</Root>
			{isAfterFirstPaint && <MoreEssays title={title} older={essay.older} newer={essay.newer} related={essay.related} />}
		</Page>
	);
}

/** A 404 page without script; with it a redirect to the list, which announces the missing essay. */
function MissingEssay() {
	const navigate = useNavigate();
	const setMissing = useSetAtom(missingEssayAtom);
	useEffect(() => {
		setMissing(true);
		void navigate(urls.essays(), { replace: true });
	}, [navigate, setMissing]);
	return <MissingPublication noun="essay" />;
}

function toEssayMeta(essay: EssayDetail, { name, origin }: { name: string; origin: string }): Metadata {
	const { id, title, excerpt, day, lang, topics, translation, updatedAt, readingTime } = essay;
	const keywords = topics.length > 0 ? topics.map((topic) => topic.name) : wordsOf(title);
	const description = essay.description?.trim() || excerpt.trim() || `An essay by ${name}.`;
	const canonical = `${origin}${urls.essay(id)}`;
	const drawn = toShareImageUrl(urls.essay(id), origin);
	const image = toAbsoluteImageUrl(essay.shareImage, origin, drawn);
	const author = { "@type": "Person", name, url: origin };
	return {
		type: "article",
		title: `${title} by ${name}`,
		description,
		canonical,
		image,
		published: day,
		keywords,
		locale: locales[lang],
		alternates: translation
			? [
					{ language: lang, url: canonical },
					{ language: translation.language, url: `${origin}${urls.essay(translation.id)}` },
				]
			: [],
		otherFormat: { type: "text/markdown", href: `${canonical}.md` },
		structured: {
			"@type": "BlogPosting",
			headline: title,
			description,
			datePublished: day,
			dateModified: updatedAt,
			inLanguage: lang,
			keywords,
			image,
			url: canonical,
			mainEntityOfPage: canonical,
			timeRequired: `PT${readingTime}M`,
			author,
			publisher: author,
		},
	};
}

/** The distinct words of five letters and more: in both languages most shorter ones have little meaning. */
function wordsOf(title: string): string[] {
	const words: string[] = title.match(/\p{L}{5,}/gu) ?? [title.trim()];
	const lower = words.map((word) => word.toLowerCase());
	return words.filter((_, index) => lower.indexOf(lower[index] ?? "") === index);
}

const locales = { en: "en_US", id: "id_ID" } as const;
