import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Empty } from "./Empty.tsx";
import { Failed } from "./Failed.tsx";
import { Loading } from "./Loading.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta: Meta = { title: "Components/Faces of a list" };
export default meta;
type Story = StoryObj;

export const Waiting: Story = {
	render: () => (
		<Loading label="Loading projects…" style={{ display: "grid", gap: 12, width: 320 }}>
			<Skeleton ratio="4 / 3" />
			<Skeleton width="60%" height="1.5rem" />
			<Skeleton />
			<Skeleton width="80%" />
		</Loading>
	),
};

export const NothingThere: Story = {
	render: () => <Empty title="No projects available">Check back later for new projects.</Empty>,
};

export const DidNotLoad: Story = {
	render: () => (
		<Failed title="The projects did not load" onRetry={() => {}}>
			The connection dropped on the way. Nothing is lost; it usually works the second time.
		</Failed>
	),
};
