import type { Service } from "./Service.ts";

/** How much cheaper an offer became, in whole percent; null when it never cost more. */
export const savingOf = ({ price, originalPrice }: Pick<Service, "price" | "originalPrice">): number | null =>
	originalPrice && originalPrice > price ? Math.round((1 - price / originalPrice) * 100) : null;
