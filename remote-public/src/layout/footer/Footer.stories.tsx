import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { sampleLayout } from "../../testing/sampleLayout.ts";
import { Footer } from "./Footer.tsx";

const meta: Meta<typeof Footer> = {
	title: "Public parts/Footer (bottom bar)",
	id: "public-parts-footer",
	component: Footer,
	args: { site: sampleLayout },
	parameters: { layout: "fullscreen" },
};
export default meta;

export const Plain: StoryObj<typeof Footer> = {};
