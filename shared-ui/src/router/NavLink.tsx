import { useLocation, useResolvedPath } from "react-router-dom";
import { Link, type LinkProps } from "./Link.tsx";

/** What a link of a menu takes besides what a link takes. */
export interface NavLinkProps extends LinkProps {
	/** Whether pages below the address do not count as it. */
	end?: boolean;
}

/** A link of a menu: says when it leads to the page in sight, or to one above it. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
	const { pathname } = useResolvedPath(link.to);
	const here = useLocation().pathname.replace(/\/+$/, "") || "/";
	const isHere = here === pathname || (!end && pathname !== "/" && here.startsWith(`${pathname}/`));
	return <Link aria-current={isHere ? "page" : undefined} {...link} />;
}
