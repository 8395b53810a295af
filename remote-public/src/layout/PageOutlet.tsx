import { urls } from "@site/shared-data";
import { Loading, Skeleton } from "@site/shared-ui";
import { Outlet, useLocation, useNavigation } from "@site/shared-ui/router";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { Page } from "./Page.ts";

/** Milliseconds that a page may take before its place is kept by a drawing of it. */
const patience = 250;

/** The page at the address. While an essay is looked up and that takes long, it says so in the place where the essay will be. */
export function PageOutlet() {
	const { location: next } = useNavigation();
	const { pathname } = useLocation();
	const isLookedUp = next !== undefined && next.pathname !== pathname && next.pathname.startsWith(`${urls.essays()}/`);
	const [isLate, setLate] = useState(false);
	useEffect(() => {
		if (!isLookedUp) return;
		const timer = setTimeout(() => setLate(true), patience);
		return () => {
			clearTimeout(timer);
			setLate(false);
		};
	}, [isLookedUp]);
	return isLookedUp && isLate ? (
		<Page>
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

const Face = styled(Loading)`
	display: grid;
	gap: var(--space-5);
	padding-block: clamp(4rem, 8vw, 7rem);
`;
