import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Icon, type IconName, paths } from "./Icon.tsx";

const meta: Meta<typeof Icon> = { title: "Components/Icon", component: Icon };
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
