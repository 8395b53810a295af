import { Icon } from "@site/shared-ui";
import type { ComponentProps } from "react";
import { paths } from "./paths.tsx";

/** An icon of the admin area; decoration like the shared ones. */
export const AdminIcon = ({ name, ...rest }: Omit<ComponentProps<typeof Icon>, "name"> & { name: keyof typeof paths }) => (
	<Icon viewBox="0 0 20 20" strokeWidth={1.5} {...rest}>
		{paths[name]}
	</Icon>
);
