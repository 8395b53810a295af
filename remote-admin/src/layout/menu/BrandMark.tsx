import { SiteMark } from "@site/shared-ui/SiteMark";
import { useSite } from "../useSite.ts";
import { Name, Root } from "./BrandMark.styles.ts";

/** The site's mark with the admin's name, as a link. */
export const BrandMark = ({ to }: { to: string }) => (
	<Root to={to}>
		<SiteMark />
		<Name>
			{useSite().name}
			<small>Back office</small>
		</Name>
	</Root>
);
