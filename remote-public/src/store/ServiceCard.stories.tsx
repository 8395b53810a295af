import { shippedServices as services } from "@site/shared-data/testing";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ServiceCard } from "./ServiceCard.tsx";
import { Offers } from "./StoreScreen.styles.ts";

const [popular, plain, , , , monthly] = services as [S, S, S, S, S, S];
type S = (typeof services)[number];

const meta: Meta<typeof ServiceCard> = {
	title: "Public parts/Service card",
	component: ServiceCard,
	args: { service: popular, chatNumber: "6281234567890" },
	render: (args) => (
		<Offers lang="id">
			<ServiceCard {...args} />
		</Offers>
	),
};
export default meta;
type Story = StoryObj<typeof ServiceCard>;

export const Popular: Story = {};
export const Plain: Story = { args: { service: plain } };
export const Monthly: Story = { args: { service: monthly } };
export const WithoutChatNumber: Story = { args: { chatNumber: "" } };

/** Prices, rules and buttons stand on one line, however long the texts are. */
export const InARow: Story = {
	render: (args) => (
		<Offers lang="id">
			<ServiceCard {...args} />
			<ServiceCard
				{...args}
				service={{
					...plain,
					name: "Website Company Profile untuk Koperasi Petani Teh Lembang",
					description: `${plain.description} ${plain.description} ${plain.description}`,
				}}
			/>
			<ServiceCard {...args} service={{ ...monthly, features: monthly.features.slice(0, 3) }} />
		</Offers>
	),
};
