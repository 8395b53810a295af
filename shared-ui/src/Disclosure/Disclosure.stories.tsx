import { Button, Icon } from "@site/shared-ui";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Disclosure } from "./Disclosure.tsx";

const meta: Meta<typeof Disclosure> = {
	title: "Components/Disclosure",
	component: Disclosure,
	args: {
		button: (props) => (
			<Button {...props} size="small">
				Previous roles <Icon name="chevron-down" />
			</Button>
		),
		children: (
			<ul style={{ marginTop: "var(--space-3)" }}>
				<li>Frontend developer at Sawah</li>
				<li>Designer at Kopi Lembang</li>
			</ul>
		),
	},
	decorators: [
		(Story) => (
			<div style={{ minHeight: "15rem" }}>
				<Story />
			</div>
		),
	],
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

/** Links and buttons inside get the look of a menu; they stay links and buttons. */
export const Floating: Story = {
	args: {
		variant: "floating",
		defaultOpen: true,
		button: (props) => (
			<Button {...props} size="small">
				Share
			</Button>
		),
		children: (
			<>
				<a href="https://x.com/intent/post">
					<Icon name="external" /> Share on X
				</a>
				<a href="https://www.linkedin.com/sharing">
					<Icon name="external" /> Share on LinkedIn
				</a>
				<button type="button">
					<Icon name="check" /> Copy link
				</button>
			</>
		),
	},
};
