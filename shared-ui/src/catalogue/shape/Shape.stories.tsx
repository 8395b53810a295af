import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BothThemes } from "../BothThemes.tsx";
import { Sheet, SheetSection } from "../Sheet.tsx";
import { Elevations } from "./Elevations.tsx";
import { Radii } from "./Radii.tsx";

const meta: Meta = {
	title: "Foundations/Shape (radius, shadow, border, elevation, token)",
	id: "foundations-shape",
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen", controls: { disable: true } },
};
export default meta;

export const Shape: StoryObj = {
	// The page's own name: Storybook shows one entry for both.
	name: "Shape (radius, shadow, border, elevation, token)",
	render: () => (
		<Sheet
			part="Foundations"
			title="Shape"
			lead="Soft corners, hairlines for edges, and a shadow only under what really lies above the page."
		>
			<SheetSection
				label="Radius"
				note="A corner inside a corner takes the outer radius less the padding, so that both curves keep one centre."
			>
				<Radii />
			</SheetSection>
			<SheetSection
				label="Edges"
				note="Pictures get an inner edge of one pixel; overlays and the floating header get the only two shadows there are."
			>
				<BothThemes>{() => <Elevations />}</BothThemes>
			</SheetSection>
		</Sheet>
	),
};
