import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { marks, Status } from "./Status.tsx";

const meta: Meta<typeof Status> = { title: "Admin parts/Status", component: Status };
export default meta;
type Story = StoryObj<typeof Status>;

export const Published: Story = { args: { mark: "published", children: "Published" } };
export const Draft: Story = { args: { mark: "draft", children: "Draft" } };
export const Accepted: Story = { args: { mark: "accepted", children: "4 accepted" } };
export const Pending: Story = { args: { mark: "pending", children: "3 pending" } };
export const Past: Story = { args: { mark: "plain", children: "4 past" } };

export const All: Story = {
	render: () => (
		<ul style={{ display: "grid", gap: 12, listStyle: "none", padding: 0 }}>
			{(Object.keys(marks) as (keyof typeof marks)[]).map((mark) => (
				<li key={mark}>
					<Status mark={mark}>{mark}</Status>
				</li>
			))}
		</ul>
	),
};
