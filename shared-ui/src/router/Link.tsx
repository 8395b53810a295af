import type { AnchorHTMLAttributes, MouseEventHandler, Ref } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router-dom";

/** What a link takes besides the attributes of an anchor. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
	/** A page of this site, or a whole address elsewhere. */
	to: To;
	replace?: boolean;
	state?: unknown;
	preventScrollReset?: boolean;
	viewTransition?: boolean;
	ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that moves to a page of this site without loading the document anew. It is made of the router's own hooks; the router's Link brings what only its framework mode uses: 2 KB for every visitor
 * and an attribute on every link of every page.
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
