import { toOffer } from "@site/shared-data/offers";
import { defaultSettings } from "@site/shared-data/settings";
import { shippedServices as services } from "@site/shared-data/testing";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ServiceCard } from "./ServiceCard.tsx";
import { Offers } from "./StoreScreen.styles.ts";

const [popular, plain, , , , monthly] = services as [S, S, S, S, S, S];
type S = (typeof services)[number];

const offerOf = (service: S) => toOffer(service, defaultSettings);

const meta: Meta<typeof ServiceCard> = {
	title: "Public parts/Service card (price, pricing, offer)",
	id: "public-parts-service-card",
	component: ServiceCard,
	args: { offer: offerOf(popular), order: defaultSettings.store.words.order, chatNumber: "6281234567890" },
	render: (args) => (
		<Offers lang="id">
			<ServiceCard {...args} />
		</Offers>
	),
};
export default meta;
type Story = StoryObj<typeof ServiceCard>;

export const Popular: Story = {};
export const Plain: Story = { args: { offer: offerOf(plain) } };
export const Monthly: Story = { args: { offer: offerOf(monthly) } };
export const WithoutChatNumber: Story = { args: { chatNumber: "" } };

/** Prices, rules and buttons are aligned, however long the texts are. */
export const InARow: Story = {
	render: (args) => (
		<Offers lang="id">
			<ServiceCard {...args} />
			<ServiceCard
				{...args}
				offer={offerOf({
					...plain,
					name: "Website Company Profile untuk Koperasi Petani Teh Lembang",
					description: `${plain.description} ${plain.description} ${plain.description}`,
				})}
			/>
			<ServiceCard {...args} offer={offerOf({ ...monthly, features: monthly.features.slice(0, 3) })} />
		</Offers>
	),
};
