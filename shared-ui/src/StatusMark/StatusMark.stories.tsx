import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StatusMark } from "./StatusMark.tsx";

/**
 * Names the state of an entry. Shape and colour repeat the word.
 *
 * - **Do** give each state its own shape.
 * - **Don't** use it without its word, because colour alone does not inform.
 *
 * ```tsx
 * import { StatusMark } from "@site/shared-ui/StatusMark";
 * ```
 */
const meta: Meta<typeof StatusMark> = {
	title: "Components/StatusMark (status, state, indicator, dot)",
	id: "components-statusmark",
	component: StatusMark,
	args: { shape: "disc", tone: "ok", children: "Published" },
};
export default meta;
type Story = StoryObj<typeof StatusMark>;

export const Disc: Story = {};

export const Shapes: Story = {
	render: () => (
		<div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
			{(["dashed", "disc", "ring", "half", "dot", "check", "cross", "haloed"] as const).map((shape) => (
				<StatusMark key={shape} shape={shape} emphasis={shape === "haloed"}>
					{shape}
				</StatusMark>
			))}
		</div>
	),
};

export const Tones: Story = {
	render: () => (
		<div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))", gap: 12 }}>
			{([undefined, "ok", "warn", "danger", "clay"] as const).map((tone) => (
				<div key={tone ?? "grey"} style={{ display: "grid", gap: 8, justifyItems: "start" }}>
					{(["ring", "disc", "half", "check", "haloed"] as const).map((shape) => (
						<StatusMark key={shape} shape={shape} tone={tone}>
							{tone ?? "grey"}
						</StatusMark>
					))}
				</div>
			))}
		</div>
	),
};
