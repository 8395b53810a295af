import { defaultSettings } from "@site/shared-data/settings";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { FormStage } from "../testing/FormStage.tsx";
import { HireForm } from "./HireForm.tsx";

const { texts, hire, currency } = defaultSettings;
const values = {
	clientName: "Dian Prameswari",
	clientEmail: "dian@example.com",
	projectType: "Web Application",
	projectDescription:
		"We run guided walks in the botanical garden and take bookings by phone. I would like visitors to see free places and reserve them, and our guides to see the day on one page.",
	budgetRange: "Custom Range",
	customBudget: "Rp 40 million, in two phases",
	timeline: "2-3 months",
	additionalRequirements: "",
};

const meta: Meta<typeof FormStage> = {
	title: "Public parts/Hire form (project request, quote)",
	id: "public-parts-hire-form",
	component: FormStage,
	parameters: { router: false },
	args: { children: <HireForm note={texts.hireNote} promise={texts.hireSent} choices={hire} currency={currency} /> },
};
export default meta;
type Story = StoryObj<typeof FormStage>;

/** The result of the form is shown at its end. */
const play: Story["play"] = ({ canvasElement }) => canvasElement.querySelector("form")?.scrollIntoView({ block: "end" });

export const Idle: Story = {};
export const Sending: Story = { args: { result: "pending" }, play };
/** The confirmation disappears after five seconds. */
export const Sent: Story = { args: { result: { status: "sent", at: 1, name: "Dian" } }, play };
export const Failed: Story = { args: { result: { status: "failed", at: 1, kind: "offline", field: null, values } }, play };
export const WithoutABudget: Story = {
	args: { result: { status: "failed", at: 1, kind: "invalid", field: "customBudget", values: { ...values, customBudget: "" } } },
};
