import { formatAmount, type Money, moneyOf, toDecimal } from "../amounts/amounts.ts";
import type { SiteSettings } from "../settings/SiteSettings.ts";
import type { OfferedService } from "./Service.ts";

/** "Rp 500.000 / bulan" if paid monthly. */
export const formatPrice = ({ price, period }: Pick<OfferedService, "price" | "period">, money: Money): string =>
	period === "month" ? `${formatAmount(price, money)} ${money.perMonth}` : formatAmount(price, money);

export type OfferSettings = Pick<SiteSettings, "currency" | "store">;

/** The saving in integer percent; null without a higher original price. */
export const savingPercent = ({ price, originalPrice }: Pick<OfferedService, "price" | "originalPrice">): number | null =>
	originalPrice !== null && originalPrice > price ? Math.round((1 - price / originalPrice) * 100) : null;

/** The texts of a service's card in the store, for the store and for its preview in the admin area. */
export function toOfferTexts(service: OfferedService, settings: OfferSettings) {
	const { id, name, description, deliveryTime, features, price, originalPrice, period, isPopular } = service;
	const { words } = settings.store;
	const money = moneyOf(settings);
	const saving = savingPercent(service);
	return {
		id,
		name,
		description,
		deliveryTime,
		features,
		mark: isPopular ? words.popular : undefined,
		price: formatAmount(price, money),
		period: period === "month" ? money.perMonth : undefined,
		original:
			saving !== null && originalPrice !== null
				? {
						label: words.originalPrice,
						price: formatAmount(originalPrice, money),
						saving: fill(words.saving, { percent: String(saving) }),
					}
				: undefined,
		note: (period === "month" && words.monthlyNote) || undefined,
		moreFeatures: words.moreFeatures,
	};
}

/** A service's texts in the store, and the message that orders it; made in the loaders. */
export const toOffer = (service: OfferedService, settings: OfferSettings) => ({
	...toOfferTexts(service, settings),
	category: service.category,
	amount: toDecimal(service.price, settings.currency),
	greeting: fill(settings.store.words.greeting, { service: service.name, price: formatPrice(service, moneyOf(settings)) }),
});

export type Offer = ReturnType<typeof toOffer>;

/** A text with the names in braces replaced by these values. */
const fill = (text: string, values: Record<string, string>): string =>
	text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
