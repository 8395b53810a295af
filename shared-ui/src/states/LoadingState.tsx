import type { ComponentProps } from "react";
import { keyframes, styled } from "styled-components";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

type LoadingStateProps = Omit<ComponentProps<"div">, "role"> & {
	/** The announced text, such as "Loading essays…". */
	label?: string;
};

/** The loading state: pass Skeletons of the size of the content as children. */
export const LoadingState = ({ label = "Loading…", children, ...rest }: LoadingStateProps) => (
	<div role="status" aria-busy="true" {...rest}>
		<VisuallyHidden>{label}</VisuallyHidden>
		{children}
	</div>
);

interface SkeletonProps {
	/** Any CSS length: the size of the loading content. */
	width?: string;
	height?: string;
	/** Instead of a height, for images: "4 / 3". */
	ratio?: string;
}

/** A shape that replaces loading content. Decorative: LoadingState announces it. */
export const Skeleton = ({ width = "100%", height = "1em", ratio }: SkeletonProps) => (
	<Root aria-hidden="true" style={ratio ? { width, aspectRatio: ratio } : { width, height }} />
);

const sheen = keyframes`
	from { background-position: 100% 0; }
	to { background-position: -50% 0; }
`;

const Root = styled.span`
	--base: color-mix(in srgb, var(--subtle), var(--sunk) 55%);
	display: block;
	border-radius: var(--radius-sm);
	background: linear-gradient(100deg, var(--base) 30%, var(--sunk) 48%, var(--base) 66%) 0 0 / 300% 100%;
	animation: ${sheen} 1.8s linear infinite;
`;
