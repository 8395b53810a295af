import { SkipLink, VisuallyHidden } from "@site/shared-ui";
import { Outlet, useLocation, useScrollRestoration } from "@site/shared-ui/router";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { keyframes, styled } from "styled-components";
import { PageFailed } from "../errors/PageFailed.tsx";
import { Footer } from "./footer/Footer.tsx";
import { Header } from "./header/Header.tsx";
import { focusMain } from "./page/focusMain.ts";
import { useSite } from "./page/useSite.ts";

export const PublicLayout = () => (
	<Frame>
		<Outlet />
	</Frame>
);

/** After an error in the frame itself, such as its palette: renders the frame again. */
export const LayoutFailed = () => (
	<Frame>
		<PageFailed />
	</Frame>
);

/** The frame of every public page; its memoized parts do not render again on a navigation. */
function Frame({ children }: { children: ReactNode }) {
	const site = useSite();
	return (
		<>
			<SkipLink />
			<Header site={site} />
			<Main id="main" tabIndex={-1}>
				{children}
			</Main>
			<Footer site={site} />
			<NavigationEffects />
		</>
	);
}

/** After a link navigation: scrolls, announces the title and focuses the content, like a document load. */
function NavigationEffects() {
	useScrollRestoration();
	const { pathname } = useLocation();
	const lastPathname = useRef(pathname);
	const announcement = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => {
		if (lastPathname.current === pathname) return;
		lastPathname.current = pathname;
		document.documentElement.lang = document.querySelector("h1")?.lang || "en";
		announcement.current?.replaceChildren(document.title);
		const left = document.activeElement;
		// Keeps the focus in a palette that was opened meanwhile.
		if (left?.closest('[role="dialog"][data-open]')) return;
		// The next animation frame avoids a forced layout; the visitor may have moved the focus meanwhile.
		const frame = requestAnimationFrame(() => {
			const { activeElement, body } = document;
			if (activeElement === left || activeElement === body) focusMain();
		});
		return () => cancelAnimationFrame(frame);
	}, [pathname]);
	return <VisuallyHidden ref={announcement} aria-live="polite" />;
}

// Only the position is animated: a fade-in would delay the Largest Contentful Paint.
const arrive = keyframes`
	from { translate: 0 8px; }
`;

const Main = styled.main`
	min-height: 60dvh;
	animation: ${arrive} var(--t-page) var(--ease) backwards;

	&:focus-visible {
		outline: 0;
	}
`;
