import { urls } from "@site/shared-data";
import { Badge, ButtonLink, Icon, VisuallyHidden } from "@site/shared-ui";
import { HangTag } from "@site/shared-ui/HangTag";
import { useId } from "react";
import { siteConfig } from "../../../site.config.ts";
import { chatUrl } from "../forms/contactUrls.ts";
import { formatPrice, formatRupiah, savingPercent } from "./price.ts";
import {
	Delivery,
	Description,
	Features,
	MoreFeatures,
	Name,
	OrderActions,
	OriginalPrice,
	Price,
	Root,
} from "./ServiceCard.styles.ts";
import type { Service } from "./services.ts";

/** The number of visible features; the others are counted and open on click. */
const shownFeatures = 4;

interface ServiceCardProps {
	service: Service;
	/** Empty: orders go to the contact form. */
	chatNumber?: string;
}

/** One service with its price, features, delivery time and order link. */
export function ServiceCard({ service, chatNumber = siteConfig.chatNumber }: ServiceCardProps) {
	const nameId = useId();
	const saving = savingPercent(service);
	const rest = service.features.slice(shownFeatures);
	return (
		<Root id={service.id} aria-labelledby={nameId}>
			<Delivery>
				<span>
					<Icon>
						<circle cx="12" cy="12" r="8" />
						<path d="M12 7.5V12l3 2" />
					</Icon>
					{service.deliveryTime}
				</span>
				{service.isPopular && <HangTag>POPULER</HangTag>}
			</Delivery>
			<Name id={nameId}>{service.name}</Name>
			<Description>{service.description}</Description>
			<Price>
				<p>
					{formatRupiah(service.price)}
					{service.isMonthly && <small> / bulan</small>}
				</p>
				{saving !== null && service.originalPrice ? (
					<OriginalPrice>
						<VisuallyHidden>Harga semula </VisuallyHidden>
						<del>{formatRupiah(service.originalPrice)}</del>
						<Badge tone="tea">{`Hemat ${saving}%`}</Badge>
					</OriginalPrice>
				) : (
					<OriginalPrice>{service.isMonthly && "Tanpa kontrak, berhenti kapan saja"}</OriginalPrice>
				)}
			</Price>
			<Features>
				<ul>
					{service.features.slice(0, shownFeatures).map((feature) => (
						<li key={feature}>
							<Icon name="check" />
							<span>{feature}</span>
						</li>
					))}
				</ul>
				{rest.length > 0 && (
					<MoreFeatures>
						<summary>
							<Icon name="chevron-down" />
							{`+${rest.length} fitur lainnya`}
						</summary>
						{rest.map((feature) => (
							<p key={feature}>{feature}</p>
						))}
					</MoreFeatures>
				)}
			</Features>
			<OrderActions>
				<ButtonLink
					variant={service.isPopular ? "primary" : "secondary"}
					to={orderUrl(service, chatNumber)}
					aria-describedby={nameId}
					{...(chatNumber && { target: "_blank", rel: "noopener" })}
				>
					Pesan Sekarang
				</ButtonLink>
			</OrderActions>
		</Root>
	);
}

/** The URL of a chat with the service's name and price; without a number the contact form. */
function orderUrl(service: Service, chatNumber: string): string {
	const text = `Halo, saya ingin memesan ${service.name} (${formatPrice(service)}). Boleh kita bicarakan?`;
	return chatUrl(chatNumber, text) ?? `${urls.contact()}?${new URLSearchParams({ service: service.name })}`;
}
