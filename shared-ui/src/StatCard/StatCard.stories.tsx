import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Link } from "../router/index.ts";
import { CounterCard, StatCard, StatFigures, StatGroup } from "./StatCard.tsx";

const figures = (
	<StatFigures
		total={14}
		parts={[
			{ count: 11, text: "11 published", shape: "disc", tone: "ok" },
			{ count: 3, text: "3 drafts", shape: "dashed" },
		]}
	/>
);

/**
 * Shows a count and its parts on a dashboard.
 *
 * - **Do** link the label to the list that is counted.
 * - **Don't** show zero while loading. Pass `null`, and a skeleton appears.
 *
 * ```tsx
 * import { StatCard, StatFigures, StatGroup } from "@site/shared-ui/StatCard";
 * ```
 */
const meta: Meta<typeof StatCard> = {
	title: "Components/StatCard (metric, kpi, counter, tile)",
	id: "components-statcard",
	component: StatCard,
	subcomponents: { StatFigures, StatGroup, CounterCard },
	args: { label: <Link to="/admin/projects">Projects</Link>, children: figures },
	render: (args) => (
		<StatGroup style={{ maxWidth: "17rem" }}>
			<StatCard {...args} />
		</StatGroup>
	),
};
export default meta;
type Story = StoryObj<typeof StatCard>;

export const Default: Story = {};
export const NothingYet: Story = {
	args: {
		children: (
			<StatFigures
				total={0}
				parts={[
					{ count: 0, text: "0 published", shape: "disc", tone: "ok" },
					{ count: 0, text: "0 drafts", shape: "dashed" },
				]}
			/>
		),
	},
};
export const Counting: Story = { args: { children: <StatFigures total={null} parts={[]} /> } };
export const CouldNotBeCounted: Story = { args: { children: <p role="alert">Projects could not be counted.</p> } };

export const Ledger: Story = {
	render: () => (
		<StatGroup>
			{["Projects", "Essays", "Jobs", "Hire projects"].map((name) => (
				<StatCard key={name} label={<Link to={`/admin/${name}`}>{name}</Link>}>
					{figures}
				</StatCard>
			))}
		</StatGroup>
	),
};

export const Counters: Story = {
	render: () => (
		<StatGroup>
			<CounterCard label="Total" count={24} />
			<CounterCard label="Unread" count={3} hot />
			<CounterCard label="Replied" count={17} />
			<CounterCard label="Read" count={null} />
		</StatGroup>
	),
};
