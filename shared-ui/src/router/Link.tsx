import type { AnchorHTMLAttributes, MouseEventHandler, Ref } from "react";
import { type To, useHref, useLinkClickHandler, useLocation, useNavigation, useResolvedPath } from "react-router-dom";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
	/** A path of this site, or an absolute URL. */
	to: To;
	replace?: boolean;
	state?: unknown;
	preventScrollReset?: boolean;
	viewTransition?: boolean;
	ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of this site, without a document load. Built with the router's hooks, because the router's
 * own Link adds 2 KB, and an attribute to every link for its framework mode.
 */
export function Link({ to, replace, state, preventScrollReset, viewTransition, onClick, children, ...attributes }: LinkProps) {
	const elsewhere = typeof to === "string" && isElsewhere.test(to) ? to : undefined;
	const inside = elsewhere === undefined ? to : "";
	const href = useHref(inside);
	const follow = useLinkClickHandler<HTMLAnchorElement>(inside, {
		...(replace !== undefined && { replace }),
		...(preventScrollReset !== undefined && { preventScrollReset }),
		...(viewTransition !== undefined && { viewTransition }),
		...(attributes.target !== undefined && { target: attributes.target }),
		state,
	});
	const handleClick: MouseEventHandler<HTMLAnchorElement> = (event) => {
		onClick?.(event);
		if (elsewhere === undefined && !event.defaultPrevented) follow(event);
	};
	return (
		<a {...attributes} href={elsewhere ?? href} onClick={handleClick}>
			{children}
		</a>
	);
}

const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

interface NavLinkProps extends LinkProps {
	/** Matches this page only, not the pages below it. */
	end?: boolean;
}

/** A link of a menu: `aria-current="page"` if its page, or one below it, is shown or loading. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
	const { pathname } = useResolvedPath(link.to);
	const shown = useLocation();
	const here = (useNavigation().location ?? shown).pathname.replace(/\/+$/, "") || "/";
	const isHere = here === pathname || (!end && pathname !== "/" && here.startsWith(`${pathname}/`));
	return <Link aria-current={isHere ? "page" : undefined} {...link} />;
}
