import { urls } from "@site/shared-data";
import { ErrorState, TextLink } from "@site/shared-ui";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { PageHead } from "./PageHead.tsx";

export const AdminErrorScreen = () => (
	<Page id="main">
		<LoadError title="The admin area could not be loaded" />
	</Page>
);

/** Replaces a screen that could not be loaded or rendered; the sidebar stays. */
export function PageErrorScreen() {
	const error = useRouteError();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
	return <LoadError title="This page could not be loaded" />;
}

export const NotFoundScreen = () => (
	<>
		<PageHead title="Page not found" note="There is nothing at this address." />
		<TextLink to={urls.admin.dashboard()}>Back to the dashboard</TextLink>
	</>
);

function LoadError({ title }: { title: string }) {
	const { revalidate, state } = useRevalidator();
	return (
		<>
			<title>Something went wrong · Admin</title>
			<ErrorState heading="h1" title={title} onRetry={revalidate} busy={state === "loading"}>
				The connection may have dropped, or the database did not answer. Nothing that is stored is lost.
			</ErrorState>
		</>
	);
}

const Page = styled.main`
	display: grid;
	align-content: center;
	min-height: 100dvh;
	padding: var(--gutter);
`;
