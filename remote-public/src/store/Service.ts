export type Category = "website" | "mobile" | "custom";

/** One offer of the store. */
export interface Service {
	id: string;
	name: string;
	/** In rupiah. */
	price: number;
	/** What it cost before, in rupiah. */
	originalPrice?: number;
	/** Paid every month instead of once. */
	isMonthly?: true;
	description: string;
	/** Five to seven; cards show the first four. */
	features: readonly string[];
	isPopular?: true;
	/** As it is shown: "5-7 hari". */
	deliveryTime: string;
	category: Category;
}
