import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Bars } from "../Bars.tsx";
import { Sheet, SheetSection } from "../Sheet.tsx";

const meta: Meta = {
	title: "Foundations/Space (spacing, width, padding, margin, token)",
	id: "foundations-space",
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen", controls: { disable: true } },
};
export default meta;

export const Space: StoryObj = {
	// The page's own name: Storybook shows one entry for both.
	name: "Space (spacing, width, padding, margin, token)",
	render: () => (
		<Sheet
			part="Foundations"
			title="Space"
			lead="White space does the grouping, so that lines seldom have to. Small steps inside a thing, large ones between things, nothing in the middle of both."
		>
			<SheetSection label="Steps" note="Inside components up to 24, between parts from 32.">
				<Bars
					names={[
						"space-0",
						"space-1",
						"space-2",
						"space-3",
						"space-4",
						"space-5",
						"space-6",
						"space-7",
						"space-8",
						"space-9",
						"space-10",
					]}
				/>
			</SheetSection>
			<SheetSection
				label="Fluid"
				note="Two lengths breathe with the window: the margin of a page and the silence between its sections."
			>
				<Bars names={["gutter", "section"]} />
			</SheetSection>
			<SheetSection
				label="Widths"
				note="Every page hangs on the same two axes: a rail of 176 px and the matter, 48 apart. A bar that is longer than this window ends at its edge."
			>
				<Bars
					names={["w-rail", "w-toc", "w-measure", "w-text", "w-figure", "w-content", "w-wide", "w-admin"]}
					jobs={{
						"w-rail": "labels, dates, step numbers",
						"w-toc": "the contents column of a long text",
						"w-measure": "running text: 64 to 68 characters",
						"w-text": "forms, short pages",
						"w-figure": "code, tables and figures break out to the right",
						"w-content": "pages without a rail",
						"w-wide": "the grid of the public pages",
						"w-admin": "tables and dashboards",
					}}
				/>
			</SheetSection>
			<SheetSection
				label="Controls"
				note="Nothing that can be pressed is smaller than 24 px; under a finger nothing is smaller than 44."
			>
				<Bars
					names={["control-sm", "control-md", "touch", "control-lg", "header-h-compact", "header-h"]}
					jobs={{
						"control-sm": "dense areas",
						"control-lg": "primary actions, public forms",
						touch: "the least height under a finger",
					}}
				/>
			</SheetSection>
		</Sheet>
	),
};
