import { type ReactNode, useId } from "react";
import { Badge } from "../Badge/Badge.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { PriceTag } from "../Tag/PriceTag.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { Delivery, Features, Price, Root } from "./OfferCard.styles.ts";

/** The number of visible features; the others are counted and open on click. */
const shownFeatures = 4;

interface OfferCardProps {
	/** For links to this card. */
	id?: string;
	/** The name of the offer. */
	name: string;
	/** One or two sentences. */
	description: string;
	/** How long it takes: "5-7 days". */
	deliveryTime: string;
	/** A short label on the upper edge: "POPULAR". */
	mark?: string | undefined;
	/** The formatted price with its currency. */
	price: string;
	/** The period of a recurring price: "/ month". */
	period?: string | undefined;
	/** The former price: its label, and the saving. */
	original?: { label: string; price: string; saving: string } | undefined;
	/** Replaces the former price: "No contract". */
	note?: string | undefined;
	/** What the price includes; the first four are visible. */
	features: readonly string[];
	/** The label for the hidden features, which open on a click; {count} is filled in. */
	moreFeatures: string;
	/** Renders the order button; gets the id of the name, which describes it. */
	renderAction: (nameId: string) => ReactNode;
}

/** A card with an offer. Two features may have one text; in a grid, the cards of a row are aligned. */
export function OfferCard(props: OfferCardProps) {
	const { id, name, description, deliveryTime, mark, price, period, original, note, features, moreFeatures, renderAction } =
		props;
	const nameId = useId();
	const rest = features.slice(shownFeatures);
	return (
		<Root id={id} aria-labelledby={nameId}>
			<Delivery>
				<span>
					<Icon>
						<circle cx="12" cy="12" r="8" />
						<path d="M12 7.5V12l3 2" />
					</Icon>
					{deliveryTime}
				</span>
				{mark && <PriceTag>{mark}</PriceTag>}
			</Delivery>
			<h2 id={nameId}>{name}</h2>
			<p>{description}</p>
			<Price>
				<p>
					{price}
					{period && <small> {period}</small>}
				</p>
				{original ? (
					<p>
						<VisuallyHidden>{`${original.label} `}</VisuallyHidden>
						<del>{original.price}</del>
						<Badge tone="tea">{original.saving}</Badge>
					</p>
				) : (
					<p>{note}</p>
				)}
			</Price>
			<Features>
				<ul>
					{features.slice(0, shownFeatures).map((feature, at) => (
						<li key={at}>
							<Icon name="check" />
							<span>{feature}</span>
						</li>
					))}
				</ul>
				{rest.length > 0 && (
					<details>
						<summary>
							<Icon name="chevron-down" />
							{moreFeatures.replace("{count}", String(rest.length))}
						</summary>
						{rest.map((feature, at) => (
							<p key={at}>{feature}</p>
						))}
					</details>
				)}
			</Features>
			<div>{renderAction(nameId)}</div>
		</Root>
	);
}
