import { isWebUrl, shortenText } from "@site/shared-data/rules";
import { Grid, Stack, Text } from "@site/shared-ui/layout";
import { type ReactNode, useId, useState } from "react";
import { Card, Result, Root } from "./Sharing.styles.ts";

/** The public page's metadata for search engines and link previews. */
interface ShareTexts {
	title: string;
	/** The path of the page; for a new page only the beginning is known. */
	path: string;
	description: string;
	/** The URL of the image; "" if the site draws a card. */
	image: string;
}

interface SharingSectionProps extends ShareTexts {
	/** Whether a field in it is wrong, so that it must be open. */
	isWrong: boolean;
	children: ReactNode;
}

/** The fields for search engines and shared links, and their preview; collapsed at first. */
export function SharingSection({ isWrong, children, ...texts }: SharingSectionProps) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Root open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
			<summary>Search and sharing</summary>
			<Grid $columns={1} $gap={5} $top={3}>
				{children}
				{isOpen && <SharePreview {...texts} />}
			</Grid>
		</Root>
	);
}

/** The approximate lengths at which search engines truncate. */
const [maxTitle, maxDescription] = [60, 160];

/** A preview of the search result and of a shared link's card, once stored. */
function SharePreview({ title, path, description, image }: ShareTexts) {
	const id = useId();
	const { host } = location;
	return (
		<>
			<figure aria-labelledby={`${id}-result`}>
				<Text as="figcaption" $bottom="0.4375rem" $size="sm" $weight="medium" id={`${id}-result`}>
					In search results
				</Text>
				<Result>
					<Text $oneLine $size="xs" $tone="text-3">
						{host + path}
					</Text>
					<Text $margin="1 0px" $size="lg" $leading={1.3} $tone="accent">
						{asSearchEnginesCut(title, maxTitle)}
					</Text>
					<p>{asSearchEnginesCut(description, maxDescription) || "Search engines choose a part of the text."}</p>
				</Result>
			</figure>
			<figure aria-labelledby={`${id}-card`}>
				<Text as="figcaption" $bottom="0.4375rem" $size="sm" $weight="medium" id={`${id}-card`}>
					As a shared link
				</Text>
				<Card>
					<CardImage key={image} url={image.trim()} />
					<Stack $pad="2 3" $padBottom={3} $rule="top" $size="sm">
						<Text $size="xs" $tone="text-3">
							{host}
						</Text>
						<Text $weight="medium">{title}</Text>
					</Stack>
				</Card>
			</figure>
		</>
	);
}

function CardImage({ url }: { url: string }) {
	const [isBroken, setIsBroken] = useState(false);
	if (url === "") return <span>The site draws a card with the title.</span>;
	if (isBroken || !isWebUrl(url)) return <span>The image did not load.</span>;
	return <img src={url} alt="" onError={() => setIsBroken(true)} />;
}

/** Truncates a text like search engines: on one line, after a word, at most `max` characters with dots. */
export const asSearchEnginesCut = (text: string, max: number): string => shortenText(text.trim().replace(/\s+/g, " "), max);
