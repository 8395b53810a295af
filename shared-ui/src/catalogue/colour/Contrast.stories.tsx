import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BothThemes } from "../BothThemes.tsx";
import { Sheet, SheetSection } from "../Sheet.tsx";
import { Decoration } from "../welcome/Decoration.tsx";
import { ContrastTable } from "./ContrastTable.tsx";
import { contrastPairs, decoration } from "./contrastPairs.ts";

const meta: Meta = {
	title: "Foundations/Contrast (accessibility, WCAG, AA)",
	id: "foundations-contrast",
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen", controls: { disable: true } },
};
export default meta;

export const Contrast: StoryObj = {
	// The page's own name: Storybook shows one entry for both.
	name: "Contrast (accessibility, WCAG, AA)",
	render: () => (
		<Sheet
			part="Foundations"
			title="Contrast"
			lead="Every pair that may meet, computed from the tokens as this page opens. WCAG 2.2 AA asks 4.5 to 1 of text and 3 to 1 of the edges of controls; the test suite asserts each number below."
		>
			{contrastPairs.map((pairs) => (
				<SheetSection key={pairs.job} label={pairs.job} note={`At least ${pairs.minRatio ?? 4.5} to 1.`}>
					<BothThemes>{(theme) => <ContrastTable theme={theme} pairs={pairs} />}</BothThemes>
				</SheetSection>
			))}
			<SheetSection label="Not measured" note="Colours that nobody has to make out, and why none has to.">
				<Decoration reasons={decoration} />
			</SheetSection>
		</Sheet>
	),
};
