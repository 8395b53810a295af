import type { ComponentProps } from "react";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

type LoadingStateProps = Omit<ComponentProps<"div">, "role"> & {
	/** What is being waited for, said to assistive technology. */
	label?: string;
};

/** For what is loading: pass Skeletons of the size of the thing as children. */
export const LoadingState = ({ label = "Loading…", children, ...rest }: LoadingStateProps) => (
	<div role="status" aria-busy="true" {...rest}>
		<VisuallyHidden>{label}</VisuallyHidden>
		{children}
	</div>
);
