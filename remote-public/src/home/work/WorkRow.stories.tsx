import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Frame } from "./RecentWork.styles.ts";
import { WorkRow } from "./RecentWork.tsx";
import { sampleProjects } from "./sampleProjects.ts";

const meta: Meta<typeof WorkRow> = {
	title: "Public parts/Project row (list item)",
	id: "public-parts-project-row",
	component: WorkRow,
	args: { item: sampleProjects[0], isSample: false, onPoint: () => {}, onFocus: () => {}, onBlur: () => {} },
	render: (args) => (
		<Frame>
			<ul className="rows">
				<WorkRow {...args} />
			</ul>
		</Frame>
	),
};
export default meta;
type Story = StoryObj<typeof WorkRow>;

export const Published: Story = {};
export const Sample: Story = { args: { isSample: true } };
export const WithoutTags: Story = { args: { item: { ...(sampleProjects[1] as (typeof sampleProjects)[0]), tags: [] } } };
