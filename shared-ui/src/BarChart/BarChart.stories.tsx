import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { type Bar, BarChart, Headline } from "./BarChart.tsx";

const views = { label: "Views", tone: "accent" } as const;
const before = { label: "The time before", tone: "control", isLine: true } as const;

/** Bars of consecutive days, with numbers from a wave. */
function days(count: number, parts = 1): Bar[] {
	return Array.from({ length: count }, (_, index) => {
		const day = new Date(Date.UTC(2025, 10, 27 + index)).toISOString().slice(0, 10);
		const values = Array.from({ length: parts }, (_, part) => Math.round((12 + 9 * Math.sin(index / (3 + part))) / (1 + part)));
		return { key: day, label: day, short: day.slice(5), values };
	});
}

/**
 * Compares counts over time. A collapsed table contains every number.
 *
 * - **Do** name the unit in `label`, such as "Views by day".
 * - **Don't** use it for parts of a whole. `StatCard` has a bar for these.
 *
 * ```tsx
 * import { BarChart } from "@site/shared-ui/BarChart";
 * ```
 */
const meta: Meta<typeof BarChart> = {
	title: "Components/BarChart (graph, diagram, statistics)",
	id: "components-barchart",
	component: BarChart,
	subcomponents: { Headline },
	args: { label: "Views by day", head: "Day", summary: "Numbers of all days", series: [views], bars: days(30) },
};
export default meta;
type Story = StoryObj<typeof BarChart>;

export const ThirtyDays: Story = {};
export const Nothing: Story = { args: { bars: days(30).map((bar) => ({ ...bar, values: [0] })) } };
export const Few: Story = { args: { bars: days(3) } };
export const Year: Story = { args: { bars: days(365) } };
/** The parts of a bar are stacked in the order of the series. */
export const Stacked: Story = {
	args: {
		label: "Enquiries by day",
		series: [
			{ label: "Messages", tone: "control" },
			{ label: "Requests", tone: "accent" },
		],
		bars: days(26, 2),
	},
};
export const Compared: Story = {
	args: { series: [views, before], bars: days(30, 2) },
	render: (args) => (
		<>
			<Headline>
				<strong>312</strong> views, 18 % more than the 30 days before
			</Headline>
			<BarChart {...args} />
		</>
	),
};
export const ComparedYear: Story = { args: { series: [views, before], bars: days(365, 2) } };
