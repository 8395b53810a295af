import { LoadingState } from "@site/shared-ui";

/** What stands in the page until a remote has arrived. */
export function Loading() {
	return (
		<main aria-busy="true">
			<LoadingState />
		</main>
	);
}
