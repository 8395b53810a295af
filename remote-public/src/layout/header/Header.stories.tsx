import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { sampleLayout } from "../../testing/sampleLayout.ts";
import { Header } from "./Header.tsx";

const meta: Meta<typeof Header> = {
	title: "Public parts/Header (nav, navigation, top bar)",
	id: "public-parts-header",
	component: Header,
	args: { site: sampleLayout },
	parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof Header>;

export const AtHome: Story = {};
export const InsideProjects: Story = { parameters: { path: "/projects/kebun" } };
export const LongName: Story = { args: { site: { ...sampleLayout, name: "Raden Ajeng Kartika Wulandari Kusumawardhani" } } };
