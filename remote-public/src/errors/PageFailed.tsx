import { ErrorState } from "@site/shared-ui";
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from "@site/shared-ui/router";
import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { Page } from "../layout/page/Page.ts";

/**
 * Shown inside the layout if the page's data could not be loaded. Its text does not depend on the error,
 * because hydration drops the error's kind and both sides must render the same.
 */
export function PageFailed() {
	const { revalidate, state } = useRevalidator();
	const error = useRouteError();
	const { pathname } = useLocation();
	const isChunkMissing = (error as Error | undefined)?.name === "ChunkLoadError";
	// The router caches the failed import: only a new document loads the chunk.
	const retry = () => (isChunkMissing ? window.location.reload() : void revalidate());
	if (isRouteErrorResponse(error) && error.status === 404)
		return (
			<Suspense>
				<NotFoundScreen />
			</Suspense>
		);
	return (
		<Page>
			<title>Page did not load</title>
			<Frame>
				<ErrorState heading="h1" title="This page did not load" onRetry={retry} busy={state === "loading"}>
					The connection dropped on the way to <code>{pathname}</code>, or the site is catching its breath. It usually works the
					second time.
				</ErrorState>
			</Frame>
		</Page>
	);
}

/** For a static host, where a page that was not exported has no data. */
const NotFoundScreen = lazy(async () => {
	const { Component } = await import(/* webpackChunkName: "public-not-found" */ "./NotFoundScreen.tsx");
	return { default: Component };
});

/* The look of the 404, which this chunk does not contain. */
const Frame = styled.div`
	padding-block: clamp(3rem, 9vw, 8rem) clamp(2rem, 5vw, 4rem);

	[role="alert"] {
		justify-items: start;
		padding: 0;
		box-shadow: none;
		text-align: left;
	}
	[role="alert"] h1 {
		font-size: var(--text-hero);
		line-height: 1.04;
	}
`;
