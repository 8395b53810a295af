import { urls } from "@site/shared-data";
import { formatPrice } from "./formatPrice.ts";
import type { Service } from "./Service.ts";

/** Where an offer is ordered: a chat with the owner that begins with its name and price, or the contact form while no number is configured. */
export function orderAddress(service: Service, chatNumber: string): string {
	if (!chatNumber) return `${urls.contact()}?${new URLSearchParams({ service: service.name })}`;
	const text = `Halo, saya ingin memesan ${service.name} (${formatPrice(service)}). Boleh kita bicarakan?`;
	return `https://wa.me/${chatNumber}?text=${encodeURIComponent(text)}`;
}
