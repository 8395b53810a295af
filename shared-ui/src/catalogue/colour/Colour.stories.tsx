import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { type AccentName, accents, coloursOf } from "../../theme/accents.ts";
import { BothThemes } from "../BothThemes.tsx";
import { Sheet, SheetSection } from "../Sheet.tsx";
import { colourFamilies } from "./colourFamilies.ts";
import { Swatches } from "./Swatches.tsx";

const meta: Meta = {
	title: "Foundations/Colour (color, palette, accent, token)",
	id: "foundations-colour",
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen", controls: { disable: true } },
};
export default meta;

const tea = coloursOf("tea");
const otherAccents = (Object.keys(accents) as AccentName[]).filter((accent) => accent !== "tea");

export const Colour: StoryObj = {
	// The page's own name: Storybook shows one entry for both.
	name: "Colour (color, palette, accent, token)",
	render: () => (
		<Sheet
			part="Foundations"
			title="Colour"
			lead="Warm paper by day, tea ground by night. Two accents with fixed jobs; all other colours are ink and paper. Click a name to copy it for a style."
		>
			{colourFamilies.map(({ name, note, colours }) => (
				<SheetSection key={name} label={name} note={note}>
					<BothThemes>{(theme) => <Swatches colours={colours} values={tea[theme]} />}</BothThemes>
				</SheetSection>
			))}
			{otherAccents.map((accent) => (
				<SheetSection
					key={accent}
					label={accent}
					note="An accent that the admin can choose instead of tea. The toolbar shows every story in it."
				>
					<BothThemes>{(theme) => <Swatches colours={coloursIn(accent)} values={coloursOf(accent)[theme]} />}</BothThemes>
				</SheetSection>
			))}
		</Sheet>
	),
};

const coloursIn = (accent: AccentName) => Object.keys(accents[accent]) as (keyof typeof tea.light)[];
