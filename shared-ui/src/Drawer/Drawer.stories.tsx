import { Button, TextLink } from "@site/shared-ui";
import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Drawer } from "./Drawer.tsx";

const meta: Meta<typeof Drawer> = {
	title: "Components/Drawer",
	component: Drawer,
	parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "28rem" } } },
	args: {
		open: true,
		title: "Menu",
		children: (
			<nav aria-label="Sections" style={{ display: "grid", paddingInline: 8 }}>
				{["Dashboard", "Letters", "Places", "Profile"].map((name) => (
					<TextLink key={name} to={`/${name.toLowerCase()}`} variant="more">
						{name}
					</TextLink>
				))}
			</nav>
		),
		footer: "Raka Wiratama",
	},
	render: function Opened({ open: startsOpen, onClose, ...args }) {
		const [open, setOpen] = useState(startsOpen);
		return (
			<div style={{ padding: 32, minHeight: "26rem" }}>
				<Button onClick={() => setOpen(true)}>Menu</Button>
				<Drawer
					{...args}
					open={open}
					onClose={() => {
						onClose?.();
						setOpen(false);
					}}
				/>
			</div>
		);
	},
};
export default meta;
type Story = StoryObj<typeof Drawer>;

export const Left: Story = {};
export const Right: Story = { args: { side: "right", title: "Details", footer: undefined } };
export const Closed: Story = { args: { open: false } };
