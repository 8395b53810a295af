import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Sheet, SheetSection } from "../Sheet.tsx";
import { Ladder } from "./Ladder.tsx";

const meta: Meta = {
	title: "Foundations/Layers (z-index, stacking, overlay, token)",
	id: "foundations-layers",
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen", controls: { disable: true } },
};
export default meta;

export const Layers: StoryObj = {
	// The page's own name: Storybook shows one entry for both.
	name: "Layers (z-index, stacking, overlay, token)",
	render: () => (
		<Sheet
			part="Foundations"
			title="Layers"
			lead="One ladder for everything that lies above something else. A component takes a rung; nobody invents a number."
		>
			<SheetSection label="Ladder" note="From the page up to the skip link, which nothing may cover.">
				<Ladder />
			</SheetSection>
		</Sheet>
	),
};
