import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Sheet, SheetSection } from "../Sheet.tsx";
import { Curves } from "./Curves.tsx";
import { Moves } from "./Moves.tsx";

const meta: Meta = {
	title: "Foundations/Motion (animation, transition, duration, easing, token)",
	id: "foundations-motion",
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen", controls: { disable: true } },
};
export default meta;

export const Motion: StoryObj = {
	// The page's own name: Storybook shows one entry for both.
	name: "Motion (animation, transition, duration, easing, token)",
	render: () => (
		<Sheet
			part="Foundations"
			title="Motion"
			lead="Felt rather than seen. Four durations, one curve that arrives softly, and nothing at all for those who asked their system for less movement."
		>
			<SheetSection label="Durations" note="Play them together to feel how far they are apart.">
				<Moves />
			</SheetSection>
			<SheetSection
				label="Curves"
				note="Things that answer a hand leave at once and settle; things that travel on their own accelerate first."
			>
				<Curves />
			</SheetSection>
		</Sheet>
	),
};
