import { isWebUrl, shortenText } from "@site/shared-data/rules";
import { type ReactNode, useId, useState } from "react";
import { Card, CardText, Fields, Figure, Result, ResultTitle, ResultUrl, Root } from "./Sharing.styles.ts";

/** What the public page will tell search engines and services that show links. */
interface ShareTexts {
	title: string;
	/** The path of the page; of a new one only its beginning is known. */
	path: string;
	description: string;
	/** The URL of the image; "" where the site draws a card. */
	image: string;
}

interface SharingSectionProps extends ShareTexts {
	/** A field in it is wrong, so that it must be open. */
	isWrong: boolean;
	children: ReactNode;
}

/** The fields for search engines and shared links, and what they lead to; closed at first. */
export function SharingSection({ isWrong, children, ...texts }: SharingSectionProps) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Root open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
			<summary>Search and sharing</summary>
			<Fields>
				{children}
				{isOpen && <SharePreview {...texts} />}
			</Fields>
		</Root>
	);
}

/** Beyond these lengths search engines cut, give or take. */
const [maxTitle, maxDescription] = [60, 160];

/** The search result and the card of a shared link, as the stored texts will make them. */
function SharePreview({ title, path, description, image }: ShareTexts) {
	const id = useId();
	const { host } = location;
	return (
		<>
			<Figure aria-labelledby={`${id}-result`}>
				<figcaption id={`${id}-result`}>In search results</figcaption>
				<Result>
					<ResultUrl>{host + path}</ResultUrl>
					<ResultTitle>{asSearchEnginesCut(title, maxTitle)}</ResultTitle>
					<p>{asSearchEnginesCut(description, maxDescription) || "Search engines choose a part of the text."}</p>
				</Result>
			</Figure>
			<Figure aria-labelledby={`${id}-card`}>
				<figcaption id={`${id}-card`}>As a shared link</figcaption>
				<Card>
					<CardImage key={image} url={image.trim()} />
					<CardText>
						<p>{host}</p>
						<p>{title}</p>
					</CardText>
				</Card>
			</Figure>
		</>
	);
}

function CardImage({ url }: { url: string }) {
	const [isBroken, setIsBroken] = useState(false);
	if (url === "") return <span>The site draws a card with the title.</span>;
	if (isBroken || !isWebUrl(url)) return <span>The image did not load.</span>;
	return <img src={url} alt="" onError={() => setIsBroken(true)} />;
}

/** A text as search engines cut it: on one line, after a word, at most `max` characters with the dots. */
export const asSearchEnginesCut = (text: string, max: number): string => shortenText(text.trim().replace(/\s+/g, " "), max);
