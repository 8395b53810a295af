import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StatusMark } from "./StatusMark.tsx";

const meta: Meta<typeof StatusMark> = {
	title: "Components/StatusMark",
	component: StatusMark,
	args: { shape: "disc", tone: "ok", children: "Published" },
};
export default meta;
type Story = StoryObj<typeof StatusMark>;

export const Disc: Story = {};
export const Dashed: Story = { args: { shape: "dashed", tone: "neutral", children: "Draft" } };
export const Haloed: Story = { args: { shape: "haloed", tone: "clay", emphasis: true, children: "Unread" } };

export const Shapes: Story = {
	render: () => (
		<div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
			<StatusMark shape="dashed">Draft</StatusMark>
			<StatusMark shape="disc" tone="ok">
				Published
			</StatusMark>
			<StatusMark shape="ring" tone="clay">
				Pending
			</StatusMark>
			<StatusMark shape="half" tone="warn">
				Reviewing
			</StatusMark>
			<StatusMark shape="dot" tone="ok">
				Accepted
			</StatusMark>
			<StatusMark shape="check" tone="ok">
				Completed
			</StatusMark>
			<StatusMark shape="cross">Rejected</StatusMark>
			<StatusMark shape="haloed" tone="clay" emphasis>
				Unread
			</StatusMark>
		</div>
	),
};

export const Tones: Story = {
	render: () => (
		<div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))", gap: 12 }}>
			{(["neutral", "ok", "warn", "danger", "clay"] as const).map((tone) => (
				<div key={tone} style={{ display: "grid", gap: 8, justifyItems: "start" }}>
					{(["ring", "disc", "half", "check", "haloed"] as const).map((shape) => (
						<StatusMark key={shape} shape={shape} tone={tone}>
							{tone}
						</StatusMark>
					))}
				</div>
			))}
		</div>
	),
};
