import { ErrorState } from "@site/shared-ui";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "@site/shared-ui/router";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

/** Replaces a screen that could not be loaded or rendered; the sidebar stays. */
export function PageErrorScreen() {
	const { revalidate, state } = useRevalidator();
	const error = useRouteError();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
	return (
		<>
			<title>Something went wrong · Admin</title>
			<ErrorState heading="h1" title="This page could not be loaded" onRetry={revalidate} busy={state === "loading"}>
				The connection may have dropped, or the database did not answer. Nothing that is stored is lost.
			</ErrorState>
		</>
	);
}
