import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Footer } from "./Footer.tsx";

const meta: Meta<typeof Footer> = {
	title: "Public parts/Footer",
	component: Footer,
	args: { name: "Raka Wiratama", year: "2026" },
	parameters: { layout: "fullscreen" },
};
export default meta;

export const Plain: StoryObj<typeof Footer> = {};
