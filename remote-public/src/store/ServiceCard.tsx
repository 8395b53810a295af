import { type OfferedService, urls } from "@site/shared-data";
import { formatPrice, toOfferTexts } from "@site/shared-data/offers";
import { ButtonLink } from "@site/shared-ui";
import { OfferCard } from "@site/shared-ui/OfferCard";
import { chatUrl } from "../forms/contactUrls.ts";

interface ServiceCardProps {
	service: OfferedService;
	chatNumber: string;
}

export const ServiceCard = ({ service, chatNumber }: ServiceCardProps) => (
	<OfferCard
		{...toOfferTexts(service)}
		renderAction={(nameId) => (
			<ButtonLink
				variant={service.isPopular ? "primary" : "secondary"}
				to={orderUrl(service, chatNumber)}
				aria-describedby={nameId}
				{...(chatNumber && { target: "_blank", rel: "noopener" })}
			>
				Pesan Sekarang
			</ButtonLink>
		)}
	/>
);

/** The URL of a chat with the service's name and price; without a number the contact form. */
function orderUrl(service: OfferedService, chatNumber: string): string {
	const text = `Halo, saya ingin memesan ${service.name} (${formatPrice(service)}). Boleh kita bicarakan?`;
	return chatUrl(chatNumber, text) ?? `${urls.contact()}?${new URLSearchParams({ service: service.name })}`;
}
