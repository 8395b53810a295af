import type { Service } from "./services.ts";

/** "Rp 2.500.000", with a plain blank. */
export const formatRupiah = (amount: number): string => `Rp ${new Intl.NumberFormat("id-ID").format(amount)}`;

/** "Rp 2.500.000", or "Rp 500.000 / bulan" if paid monthly. */
export const formatPrice = ({ price, isMonthly }: Pick<Service, "price" | "isMonthly">): string =>
	isMonthly ? `${formatRupiah(price)} / bulan` : formatRupiah(price);

/** The saving in integer percent; null without a higher original price. */
export const savingPercent = ({ price, originalPrice }: Pick<Service, "price" | "originalPrice">): number | null =>
	originalPrice && originalPrice > price ? Math.round((1 - price / originalPrice) * 100) : null;
