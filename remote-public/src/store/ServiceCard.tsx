import { Badge, ButtonLink, Icon, VisuallyHidden } from "@site/shared-ui";
import { HangTag } from "@site/shared-ui/HangTag";
import { useId } from "react";
import { siteConfig } from "../../../site.config.ts";
import { formatRupiah } from "./formatRupiah.ts";
import { orderAddress } from "./orderAddress.ts";
import type { Service } from "./Service.ts";
import { Description, Features, Name, Order, Price, Rest, Root, Was, When } from "./ServiceCard.styles.ts";
import { savingOf } from "./savingOf.ts";

const shown = 4;

interface ServiceCardProps {
	service: Service;
	/** The owner's chat number; empty leads to the contact form. */
	chatNumber?: string;
}

/** One offer: what, for whom, how much, how soon, and the way to order it. */
export function ServiceCard({ service, chatNumber = siteConfig.chatNumber }: ServiceCardProps) {
	const nameId = useId();
	const saving = savingOf(service);
	const rest = service.features.slice(shown);
	return (
		<Root forwardedAs="article" id={service.id} aria-labelledby={nameId}>
			<When>
				<span>
					<Icon>
						<circle cx="12" cy="12" r="8" />
						<path d="M12 7.5V12l3 2" />
					</Icon>
					{service.deliveryTime}
				</span>
				{service.isPopular && <HangTag>POPULER</HangTag>}
			</When>
			<Name id={nameId}>{service.name}</Name>
			<Description>{service.description}</Description>
			<Price>
				<p>
					{formatRupiah(service.price)}
					{service.isMonthly && <small> / bulan</small>}
				</p>
				{saving !== null && service.originalPrice ? (
					<Was>
						<VisuallyHidden>Harga semula </VisuallyHidden>
						<del>{formatRupiah(service.originalPrice)}</del>
						<Badge tone="tea">{`Hemat ${saving}%`}</Badge>
					</Was>
				) : (
					<Was>{service.isMonthly && "Tanpa kontrak, berhenti kapan saja"}</Was>
				)}
			</Price>
			<Features>
				<ul>
					{service.features.slice(0, shown).map((feature) => (
						<li key={feature}>
							<Icon name="check" />
							<span>{feature}</span>
						</li>
					))}
				</ul>
				{rest.length > 0 && (
					<Rest>
						<summary>
							<Icon name="chevron-down" />
							{`+${rest.length} fitur lainnya`}
						</summary>
						{rest.map((feature) => (
							<p key={feature}>{feature}</p>
						))}
					</Rest>
				)}
			</Features>
			<Order>
				<ButtonLink
					variant={service.isPopular ? "primary" : "secondary"}
					to={orderAddress(service, chatNumber)}
					aria-describedby={nameId}
					{...(chatNumber && { target: "_blank", rel: "noopener" })}
				>
					Pesan Sekarang
				</ButtonLink>
			</Order>
		</Root>
	);
}
