import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Icon, type IconName, paths } from "./Icon.tsx";
import { StrokeIcon } from "./StrokeIcon.tsx";

/**
 * Repeats a label as a drawing, in the size of the text next to it.
 *
 * - **Do** give the control an accessible name. The icon is decorative.
 * - **Don't** use an icon without a label, unless `IconButton` names it.
 *
 * ```tsx
 * import { Icon } from "@site/shared-ui";
 * ```
 */
const meta: Meta<typeof Icon> = { title: "Components/Icon (glyph, symbol, svg)", id: "components-icon", component: Icon };
export default meta;

export const All: StoryObj<typeof Icon> = {
	render: () => (
		<ul className="icons" style={{ display: "flex", flexWrap: "wrap", gap: 24, fontSize: "var(--text-2xl)" }}>
			{(Object.keys(paths) as IconName[]).map((name) => (
				<li key={name} title={name}>
					<Icon name={name} />
				</li>
			))}
		</ul>
	),
};

/** The icon of another remote's page; without valid strokes, a sheet of paper. */
export const OfStrokes: StoryObj<typeof Icon> = {
	render: () => (
		<p style={{ display: "flex", gap: 24, fontSize: "var(--text-2xl)" }}>
			<StrokeIcon strokes="M12 20V9M12 9c0-4 3-5.500 7-5.500 0 4-3 5.500-7 5.500Z" />
			<StrokeIcon strokes="leaf" />
			<StrokeIcon />
		</p>
	),
};
