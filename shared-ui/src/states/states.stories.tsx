import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { LoadingState, Skeleton } from "./LoadingState.tsx";

const meta: Meta = { title: "Components/States of a list" };
export default meta;
type Story = StoryObj;

export const Waiting: Story = {
	render: () => (
		<LoadingState label="Loading projects…" style={{ display: "grid", gap: 12, width: 320 }}>
			<Skeleton ratio="4 / 3" />
			<Skeleton width="60%" height="1.5rem" />
			<Skeleton />
			<Skeleton width="80%" />
		</LoadingState>
	),
};

export const NothingThere: Story = {
	render: () => <EmptyState title="No projects available">Check back later for new projects.</EmptyState>,
};

export const DidNotLoad: Story = {
	render: () => (
		<ErrorState title="The projects did not load" onRetry={() => {}}>
			The connection dropped on the way. Nothing is lost; it usually works the second time.
		</ErrorState>
	),
};
