import { defaultSettings } from "@site/shared-data/settings";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { FormStage } from "../testing/FormStage.tsx";
import { ContactForm } from "./ContactForm.tsx";

const { contactNote: note, contactSent: thanks } = defaultSettings.texts;
const texts = { note, thanks };
const values = {
	name: "Sari Lestari",
	email: "sari@example.com",
	subject: "A trail above Dago",
	message: "Is the path along the ridge open in the rainy season?",
};

const meta: Meta<typeof FormStage> = {
	title: "Public parts/Contact form (message, email)",
	id: "public-parts-contact-form",
	component: FormStage,
	parameters: { router: false },
	args: { children: <ContactForm {...texts} subject="" /> },
	decorators: [
		(Story) => (
			<div style={{ maxWidth: "var(--w-text)" }}>
				<Story />
			</div>
		),
	],
};
export default meta;
type Story = StoryObj<typeof FormStage>;

export const Idle: Story = {};
export const FromTheStore: Story = { args: { children: <ContactForm {...texts} subject="Pesanan: Web Application" /> } };
export const Sending: Story = { args: { result: "pending" } };
/** The confirmation disappears after five seconds. */
export const Sent: Story = { args: { result: { status: "sent", at: 1, name: "Sari Lestari" } } };
export const Failed: Story = { args: { result: { status: "failed", at: 1, kind: "unavailable", field: null, values } } };
export const TooMany: Story = { args: { result: { status: "failed", at: 1, kind: "too-many", field: null, values } } };
export const RefusedAddress: Story = {
	args: { result: { status: "failed", at: 1, kind: "invalid", field: "email", values: { ...values, email: "sari@kebun" } } },
};
