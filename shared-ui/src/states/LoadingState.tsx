import type { ComponentProps } from "react";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

type LoadingStateProps = Omit<ComponentProps<"div">, "role"> & {
	/** The announced text: what is loading. */
	label?: string;
};

/** The loading state: pass Skeletons of the size of the content as children. */
export const LoadingState = ({ label = "Loading…", children, ...rest }: LoadingStateProps) => (
	<div role="status" aria-busy="true" {...rest}>
		<VisuallyHidden>{label}</VisuallyHidden>
		{children}
	</div>
);
