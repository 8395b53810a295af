import { LoadingState } from "@site/shared-ui";

/** The loading state until a remote is loaded. */
export function Loading() {
	return (
		<main aria-busy="true">
			<LoadingState />
		</main>
	);
}
