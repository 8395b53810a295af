import { urls } from "@site/shared-data";
import { LoadingState, Skeleton } from "@site/shared-ui";
import { Outlet, useLocation, useNavigation } from "@site/shared-ui/router";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { Page } from "./page/Page.ts";

/** Milliseconds that a page may take before its place is kept by a drawing of it. */
const patience = 250;

/**
 * The page at the address. While an essay is looked up and that takes long, it says so in the place where the
 * essay will be: before the reader's eyes, and so high that what follows the page is out of sight, and
 * nothing moves when the essay comes.
 */
export function PageOutlet() {
	const { location: next } = useNavigation();
	const { pathname } = useLocation();
	const isLookedUp = next !== undefined && next.pathname !== pathname && next.pathname.startsWith(`${urls.essays()}/`);
	const [height, setHeight] = useState<number>();
	useEffect(() => {
		if (!isLookedUp) return;
		const left = document.getElementById("main");
		const timer = setTimeout(() => setHeight(Math.max(left?.offsetHeight ?? 0, scrollY + innerHeight)), patience);
		return () => {
			clearTimeout(timer);
			setHeight(undefined);
		};
	}, [isLookedUp]);
	return isLookedUp && height ? (
		<Page style={{ minHeight: height }}>
			<Face label="Loading essay…">
				<Skeleton height="3.5rem" width="min(34rem, 90%)" />
				<Skeleton height="1rem" width="12rem" />
				<Skeleton height="16rem" />
			</Face>
		</Page>
	) : (
		<Outlet />
	);
}

const Face = styled(LoadingState)`
	position: sticky;
	top: var(--space-6);
	display: grid;
	gap: var(--space-5);
	padding-block: clamp(4rem, 8vw, 7rem);
`;
