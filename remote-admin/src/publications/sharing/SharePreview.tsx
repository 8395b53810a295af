import { isWebUrl } from "@site/shared-data/rules";
import { useId, useState } from "react";
import { cutText } from "./cutText.ts";
import { Card, CardText, Figure, Result, ResultTitle, ResultUrl } from "./Sharing.styles.ts";

/** What the public page will tell search engines and services that show links. */
export interface ShareTexts {
	title: string;
	/** The path of the page; of a new one only its beginning is known. */
	path: string;
	description: string;
	/** The URL of the image; "" where the site draws a card. */
	image: string;
}

/** Beyond these lengths search engines cut, give or take. */
const [maxTitle, maxDescription] = [60, 160];

/** The search result and the card of a shared link, as the stored texts will make them. */
export function SharePreview({ title, path, description, image }: ShareTexts) {
	const id = useId();
	const { host } = location;
	return (
		<>
			<Figure aria-labelledby={`${id}-result`}>
				<figcaption id={`${id}-result`}>In search results</figcaption>
				<Result>
					<ResultUrl>{host + path}</ResultUrl>
					<ResultTitle>{cutText(title, maxTitle)}</ResultTitle>
					<p>{cutText(description, maxDescription) || "Search engines choose a part of the text."}</p>
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
