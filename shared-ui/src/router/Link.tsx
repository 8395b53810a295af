import type { AnchorHTMLAttributes, MouseEventHandler, Ref } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router-dom";

/** What a link takes besides the attributes of an anchor. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
	to: To;
	replace?: boolean;
	state?: unknown;
	preventScrollReset?: boolean;
	viewTransition?: boolean;
	ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of this site. It is made of the router's own hooks; the router's Link brings what only its framework mode uses: 2 KB for every visitor
 * and an attribute on every link of every page.
 */
export function Link({ to, replace, state, preventScrollReset, viewTransition, onClick, children, ...attributes }: LinkProps) {
	const href = useHref(to);
	const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
		...(replace !== undefined && { replace }),
		...(preventScrollReset !== undefined && { preventScrollReset }),
		...(viewTransition !== undefined && { viewTransition }),
		...(attributes.target !== undefined && { target: attributes.target }),
		state,
	});
	const handleClick: MouseEventHandler<HTMLAnchorElement> = (event) => {
		onClick?.(event);
		if (!event.defaultPrevented) follow(event);
	};
	return (
		<a {...attributes} href={href} onClick={handleClick}>
			{children}
		</a>
	);
}
