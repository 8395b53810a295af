import type { ComponentProps } from "react";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

type LoadingProps = Omit<ComponentProps<"div">, "role"> & {
	/** What is being waited for, said to assistive technology. */
	label?: string;
};

/** The waiting face: Skeletons of the size of the thing as children. */
export const Loading = ({ label = "Loading…", children, ...rest }: LoadingProps) => (
	<div role="status" aria-busy="true" {...rest}>
		<VisuallyHidden>{label}</VisuallyHidden>
		{children}
	</div>
);
