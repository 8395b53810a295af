import type { OfferedService } from "./Service.ts";

/** "Rp 2.500.000", with a plain blank. */
const formatRupiah = (amount: number): string => `Rp ${new Intl.NumberFormat("id-ID").format(amount)}`;

/** "Rp 2.500.000", or "Rp 500.000 / bulan" if paid monthly. */
export const formatPrice = ({ price, period }: Pick<OfferedService, "price" | "period">): string =>
	period === "month" ? `${formatRupiah(price)} / bulan` : formatRupiah(price);

/** The saving in integer percent; null without a higher original price. */
export const savingPercent = ({ price, originalPrice }: Pick<OfferedService, "price" | "originalPrice">): number | null =>
	originalPrice !== null && originalPrice > price ? Math.round((1 - price / originalPrice) * 100) : null;

/** The texts of a service's card in the store, for the store and for its preview in the admin area. */
export function toOfferTexts(service: OfferedService) {
	const { id, name, description, deliveryTime, features, price, originalPrice, period, isPopular } = service;
	const saving = savingPercent(service);
	return {
		id,
		name,
		description,
		deliveryTime,
		features,
		mark: isPopular ? "POPULER" : undefined,
		price: formatRupiah(price),
		period: period === "month" ? "/ bulan" : undefined,
		original:
			saving !== null && originalPrice !== null
				? { label: "Harga semula", price: formatRupiah(originalPrice), saving: `Hemat ${saving}%` }
				: undefined,
		note: period === "month" ? "Tanpa kontrak, berhenti kapan saja" : undefined,
		moreFeatures: (count: number) => `+${count} fitur lainnya`,
	};
}
