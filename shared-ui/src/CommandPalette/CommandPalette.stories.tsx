import { Button, Icon } from "@site/shared-ui";
import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { type CommandGroup, CommandPalette } from "./CommandPalette.tsx";

const home = (
	<path d="m4 11 8-6.500 8 6.500v8a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 19v-8ZM9.500 20.500v-6h5v6" />
);
const book = (
	<path d="M12 6.500C10 5 7.500 4.500 4 4.500v13c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2v-13c-3.500 0-6 .5-8 2ZM12 6.500v13" />
);

const buildGroups = (run: (name: string) => void): CommandGroup[] => [
	{
		commands: [
			{ id: "home", name: "Go to Home", shortcut: "g h", icon: <Icon>{home}</Icon>, run: () => run("Go to Home") },
			{ id: "read", name: "Read Letters", shortcut: "g l", icon: <Icon>{book}</Icon>, run: () => run("Read Letters") },
			{ id: "theme", name: "Switch theme", shortcut: "cmd d", icon: <Icon name="moon" />, run: () => run("Switch theme") },
		],
	},
];

/**
 * Finds pages and commands by typing. It opens with Ctrl or Command and K.
 *
 * - **Do** group commands by what they do, and show their keyboard shortcuts.
 * - **Don't** offer an action only here. Each command also has a visible control.
 *
 * ```tsx
 * import { CommandPalette } from "@site/shared-ui/CommandPalette";
 * ```
 */
const meta: Meta<typeof CommandPalette> = {
	title: "Components/CommandPalette (quick search, shortcuts, spotlight)",
	id: "components-commandpalette",
	component: CommandPalette,
	parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "32rem" } } },
	args: { open: true, groups: buildGroups(() => {}) },
	render: function Opened({ open: startsOpen, onClose, ...args }) {
		const [open, setOpen] = useState(startsOpen);
		return (
			<div style={{ padding: 32, minHeight: "30rem" }}>
				<Button onClick={() => setOpen(true)}>Open command palette</Button>
				<CommandPalette
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
type Story = StoryObj<typeof CommandPalette>;

export const Default: Story = {};
export const Closed: Story = { args: { open: false } };

export const Groups: Story = {
	args: {
		groups: [
			{ label: "Go to", commands: buildGroups(() => {})[0]?.commands ?? [] },
			{
				label: "Make",
				commands: [
					{ id: "letter", name: "New letter", icon: <Icon name="arrow-right" />, run: () => {} },
					{ id: "place", name: "New place", icon: <Icon name="arrow-right" />, run: () => {} },
				],
			},
		],
	},
};

/** Type "tea": the results come after a delay. */
export const WithSearch: Story = {
	args: {
		search: async (query) => {
			await new Promise((resolve) => setTimeout(resolve, 600));
			const titles = ["What the tea pickers taught me", "Tea, weighed", "A scale for the cooperative"];
			return [
				{
					label: "Letters",
					commands: titles
						.filter((title) => title.toLowerCase().includes(query.toLowerCase()))
						.map((title) => ({ id: title, name: title, icon: <Icon>{book}</Icon>, run: () => {} })),
				},
			];
		},
	},
};
