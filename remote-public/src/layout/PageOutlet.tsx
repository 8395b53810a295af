import { urls } from "@site/shared-data";
import { LoadingState, Skeleton } from "@site/shared-ui";
import { Outlet, useLocation, useNavigation } from "@site/shared-ui/router";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { Page } from "./page/Page.ts";

const loadingDelayMs = 250;

/** The page. A slow essay's loading state is so high that nothing visible shifts when the essay appears. */
export function PageOutlet() {
	const { location: next } = useNavigation();
	const { pathname } = useLocation();
	const isEssayPending = next !== undefined && next.pathname !== pathname && next.pathname.startsWith(`${urls.essays()}/`);
	const [height, setHeight] = useState<number>();
	useEffect(() => {
		if (!isEssayPending) return;
		const left = document.getElementById("main");
		const timer = setTimeout(() => setHeight(Math.max(left?.offsetHeight ?? 0, scrollY + innerHeight)), loadingDelayMs);
		return () => {
			clearTimeout(timer);
			setHeight(undefined);
		};
	}, [isEssayPending]);
	return isEssayPending && height ? (
		<Page style={{ minHeight: height }}>
			<PageLoading label="Loading essay…">
				<Skeleton height="3.5rem" width="min(34rem, 90%)" />
				<Skeleton height="1rem" width="12rem" />
				<Skeleton height="16rem" />
			</PageLoading>
		</Page>
	) : (
		<Outlet />
	);
}

const PageLoading = styled(LoadingState)`
	position: sticky;
	top: var(--space-6);
	display: grid;
	gap: var(--space-5);
	padding-block: clamp(4rem, 8vw, 7rem);
`;
