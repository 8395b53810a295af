import { ErrorState } from "@site/shared-ui";
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from "@site/shared-ui/router";
import { lazy, Suspense } from "react";
import { RemoteError } from "../remotes/createRemoteLoader.ts";
import { noAccess } from "./noAccess.ts";

/** The shell's error boundary: a remote that did not load, an account without access, unexpected errors. */
export function RouteErrorPage() {
	const error = useRouteError();
	const location = useLocation();
	const navigate = useNavigate();
	const isBusy = useNavigation().state !== "idle";
	// Revalidating would neither reload the remote nor rerun the loaders that succeeded.
	const retry = () => void navigate(location, { replace: true, preventScrollReset: true });

	if (isRouteErrorResponse(error) && error.data === noAccess)
		return (
			<Suspense>
				<NoAccess />
			</Suspense>
		);
	return (
		<main style={{ maxWidth: "var(--w-wide)", margin: "12vh auto", paddingInline: "var(--gutter)" }}>
			<title>Not loaded</title>
			<ErrorState heading="h1" title={errorTitle(error)} onRetry={retry} busy={isBusy}>
				{isRemoteError(error) ? errorMessage(error) : "Nothing you sent was lost. Please try again in a moment."}
			</ErrorState>
		</main>
	);
}

/** Loaded with the guard, which no visitor needs. */
const NoAccess = lazy(async () => {
	const { NoAccess: Component } = await import(/* webpackChunkName: "admin" */ "../session/NoAccess.tsx");
	return { default: Component };
});

function errorTitle(error: unknown) {
	if (!isRemoteError(error)) return "This page could not be shown";
	return error.remote === "admin" ? "The admin area could not be loaded" : "This part of the site could not be loaded";
}

function errorMessage({ reason, message }: RemoteError) {
	const rest = "The rest of the site still works.";
	return reason === "incompatible" ? `${rest} This part does not fit it yet (${message.replace(/\.$/, "")}).` : rest;
}

function isRemoteError(error: unknown): error is RemoteError {
	return error instanceof RemoteError;
}
