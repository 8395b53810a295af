import { urls } from "@site/shared-data";
import type { Offer } from "@site/shared-data/offers";
import { ButtonLink } from "@site/shared-ui";
import { OfferCard } from "@site/shared-ui/OfferCard";
import { chatUrl } from "../forms/contactUrls.ts";

interface ServiceCardProps {
	offer: Offer;
	/** The words on the button. */
	order: string;
	chatNumber: string;
}

export const ServiceCard = ({ offer, order, chatNumber }: ServiceCardProps) => (
	<OfferCard
		{...offer}
		renderAction={(nameId) => (
			<ButtonLink
				variant={offer.mark ? "primary" : "secondary"}
				to={orderUrl(offer, chatNumber)}
				aria-describedby={nameId}
				{...(chatNumber && { target: "_blank", rel: "noopener" })}
			>
				{order}
			</ButtonLink>
		)}
	/>
);

/** The URL of a chat with the service's name and price; without a number the contact form. */
const orderUrl = ({ name, greeting }: Offer, chatNumber: string): string =>
	chatUrl(chatNumber, greeting) ?? `${urls.contact()}?${new URLSearchParams({ service: name })}`;
