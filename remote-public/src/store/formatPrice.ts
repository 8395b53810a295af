import { formatRupiah } from "./formatRupiah.ts";
import type { Service } from "./Service.ts";

/** What an offer costs, with the month where it is paid monthly: "Rp 500.000 / bulan". */
export const formatPrice = ({ price, isMonthly }: Pick<Service, "price" | "isMonthly">): string =>
	isMonthly ? `${formatRupiah(price)} / bulan` : formatRupiah(price);
