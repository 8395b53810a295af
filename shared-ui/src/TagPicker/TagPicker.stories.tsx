import { type ComponentProps, useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Field } from "../Field/Field.tsx";
import { TagPicker } from "./TagPicker.tsx";

/**
 * Asks for tags one by one, with suggestions.
 *
 * - **Do** suggest the tags that other entries use.
 * - **Don't** use it if tags are pasted as one text. `TagsInput` reads them.
 *
 * ```tsx
 * import { TagPicker } from "@site/shared-ui/TagPicker";
 * ```
 */
const meta: Meta<typeof TagPicker> = {
	title: "Components/TagPicker (combobox, autocomplete, multi select, chips)",
	id: "components-tagpicker",
	component: TagPicker,
	args: { name: "topics", tags: ["Caching", "Tea terraces"], suggestions: ["Caching", "Forms", "Interfaces"] },
	decorators: [
		(Story) => (
			<div style={{ maxWidth: "30rem" }}>
				<Story />
			</div>
		),
	],
	render: (args) => <Example {...args} />,
};
export default meta;
type Story = StoryObj<typeof TagPicker>;

function Example({ tags, onTagsChange, ...rest }: ComponentProps<typeof TagPicker>) {
	const [chosen, setChosen] = useState([...tags]);
	const [problem, setProblem] = useState<string>();
	return (
		<Field label="Topics" hint="Enter or a comma adds one." error={problem} optional>
			<TagPicker
				{...rest}
				tags={chosen}
				onTagsChange={(next) => {
					setChosen(next);
					onTagsChange?.(next);
				}}
				validate={(tag, others) => (others.includes(tag) ? `${tag} is there already.` : undefined)}
				onProblemChange={setProblem}
			/>
		</Field>
	);
}

export const Default: Story = {};
export const Empty: Story = { args: { tags: [] } };
export const Long: Story = { args: { tags: ["A topic of exactly forty characters long", "x".repeat(40)] } };
