import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "../Button/Button.tsx";
import { OfferCard } from "./OfferCard.tsx";

/**
 * Shows one offer with its price, delivery time and features.
 *
 * - **Do** show the former price only if the offer really had it.
 * - **Don't** mark more than one card of a row as popular.
 *
 * ```tsx
 * import { OfferCard } from "@site/shared-ui/OfferCard";
 * ```
 */
const meta: Meta<typeof OfferCard> = {
	title: "Components/OfferCard (price, pricing card, plan, product)",
	id: "components-offercard",
	component: OfferCard,
	args: {
		name: "Landing page",
		description: "One page that says what you do.",
		deliveryTime: "5-7 days",
		mark: "POPULAR",
		price: "Rp 2.500.000",
		original: { label: "Before", price: "Rp 3.500.000", saving: "Save 29%" },
		features: ["A design of your own", "Texts", "All screens", "A form", "Search engines", "Two rounds"],
		moreFeatures: "+{count} more",
		renderAction: (nameId) => <Button aria-describedby={nameId}>Order</Button>,
	},
	decorators: [
		(Story) => (
			<div style={{ display: "grid", maxWidth: "24rem" }}>
				<Story />
			</div>
		),
	],
};
export default meta;
type Story = StoryObj<typeof OfferCard>;

export const Popular: Story = {};
export const Monthly: Story = { args: { mark: undefined, period: "/ month", original: undefined, note: "No contract" } };
