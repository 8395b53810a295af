import { useAfterFirstPaint } from "../first-paint/useAfterFirstPaint.ts";
import { useSite } from "../layout/page/useSite.ts";

export interface Metadata {
	title: string;
	description: string;
	canonical: string;
	image: string;
	/** The day of publication, as yyyy-mm-dd. */
	published?: string;
	type: "website" | "article";
	keywords?: string[];
	locale?: string;
	/** The page in each of its languages, including its own; absolute URLs. */
	alternates?: { language: string; url: string }[];
	/** A feed, or the text as Markdown. */
	otherFormat?: { type: string; href: string; title?: string };
	/** schema.org, without its @context. */
	structured?: object;
	isHidden?: boolean;
}

/** Title, description, share image and structured data. A preview has only its title, and noindex. */
export const PageMetadata = ({ meta, isPreview }: { meta: Metadata; isPreview?: boolean | undefined }) => {
	const isAfterFirstPaint = useAfterFirstPaint();
	return (
		<>
			<title>{meta.title}</title>
			{isPreview ? <meta name="robots" content="noindex" /> : isAfterFirstPaint && <CrawlerMetadata meta={meta} />}
		</>
	);
};

function CrawlerMetadata({ meta }: { meta: Metadata }) {
	const { name, origin } = useSite();
	// The images that the site draws itself, which have a known size.
	const isDrawn = [`${origin}/cards/`, `${origin}/og-default.png`].some((start) => meta.image.startsWith(start));
	return (
		<>
			<meta name="description" content={meta.description} />
			{meta.keywords && meta.keywords.length > 0 && <meta name="keywords" content={meta.keywords.join(", ")} />}
			{meta.isHidden && <meta name="robots" content="noindex" />}
			<link rel="canonical" href={meta.canonical} />
			{meta.alternates?.map(({ language, url }) => (
				<link key={language} rel="alternate" hrefLang={language} href={url} />
			))}
			{meta.otherFormat && <link rel="alternate" {...meta.otherFormat} />}
			{meta.locale && <meta property="og:locale" content={meta.locale} />}
			<meta property="og:type" content={meta.type} />
			<meta property="og:title" content={meta.title} />
			<meta property="og:description" content={meta.description} />
			<meta property="og:url" content={meta.canonical} />
			<meta property="og:image" content={meta.image} />
			{isDrawn && (
				<>
					<meta property="og:image:width" content="1200" />
					<meta property="og:image:height" content="630" />
				</>
			)}
			<meta property="og:image:alt" content={meta.title} />
			<meta property="og:site_name" content={name} />
			{meta.published && <meta property="article:published_time" content={meta.published} />}
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={meta.title} />
			<meta name="twitter:description" content={meta.description} />
			<meta name="twitter:image" content={meta.image} />
			{meta.structured && (
				// oxlint-disable-next-line react/no-danger -- Every "<" is escaped, so it cannot end its element.
				<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJson(meta.structured) }} />
			)}
		</>
	);
}

const toJson = (structured: object) =>
	JSON.stringify({ "@context": "https://schema.org", ...structured }).replace(/</g, "\\u003c");

/** The absolute URL of an image, or of `fallback` if there is none with an http URL. */
export function toAbsoluteImageUrl(image: string | null | undefined, origin: string, fallback = "/og-default.png"): string {
	const text = image?.trim();
	const url = text && URL.canParse(text, origin) ? new URL(text, origin) : null;
	return url && /^https?:$/.test(url.protocol) ? url.href : new URL(fallback, origin).href;
}

export const toShareImageUrl = (path: string, origin: string) => `${origin}/cards${path}.png`;
