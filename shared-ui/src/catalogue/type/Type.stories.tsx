import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Sheet, SheetSection } from "../Sheet.tsx";
import { Leadings } from "./Leadings.tsx";
import { Typefaces } from "./Typefaces.tsx";
import { TypeScale } from "./TypeScale.tsx";
import { Weights } from "./Weights.tsx";

const meta: Meta = {
	title: "Foundations/Type (typography, font, text size, token)",
	id: "foundations-type",
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen", controls: { disable: true } },
};
export default meta;

export const Type: StoryObj = {
	// The page's own name: Storybook shows one entry for both.
	name: "Type (typography, font, text size, token)",
	render: () => (
		<Sheet
			part="Foundations"
			title="Type"
			lead="One serif for what is said, one grotesque for what is read and operated, one mono for what is counted. Sizes are rem, so they follow the reader's own setting."
		>
			<SheetSection label="Faces">
				<Typefaces />
			</SheetSection>
			<SheetSection
				label="Scale"
				note="Fixed steps for interface and reading, fluid ones for what opens a page: those grow with the window and are measured here at its present width."
			>
				<TypeScale />
			</SheetSection>
			<SheetSection
				label="Weight"
				note="Two weights carry the interface; 600 is for small serif heads and words that must stand out of a line."
			>
				<Weights />
			</SheetSection>
			<SheetSection label="Leading" note="The longer the line and the calmer the reading, the more air.">
				<Leadings />
			</SheetSection>
		</Sheet>
	),
};
