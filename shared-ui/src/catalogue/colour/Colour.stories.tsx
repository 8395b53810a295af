import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BothThemes } from "../BothThemes.tsx";
import { Sheet, SheetSection } from "../Sheet.tsx";
import { colourFamilies } from "./colourFamilies.ts";
import { Swatches } from "./Swatches.tsx";

const meta: Meta = {
	title: "Foundations/Colour",
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen", controls: { disable: true } },
};
export default meta;

export const Colour: StoryObj = {
	render: () => (
		<Sheet
			part="Foundations"
			title="Colour"
			lead="Warm paper by day, tea ground by night. Two accents with fixed jobs; everything else is ink and paper, so colour never has to shout."
		>
			{colourFamilies.map(({ name, note, colours }) => (
				<SheetSection key={name} label={name} note={note}>
					<BothThemes>{(theme) => <Swatches theme={theme} colours={colours} />}</BothThemes>
				</SheetSection>
			))}
		</Sheet>
	),
};
