import { ErrorState } from "@site/shared-ui";
import { useRevalidator } from "@site/shared-ui/router";
import { styled } from "styled-components";

/** Replaces the whole admin area if its loader failed. */
export function AdminErrorScreen() {
	const { revalidate, state } = useRevalidator();
	return (
		<Page id="main">
			<title>Something went wrong · Admin</title>
			<ErrorState heading="h1" title="The admin area could not be loaded" onRetry={revalidate} busy={state === "loading"}>
				The connection may have dropped, or the database did not answer. Nothing that is stored is lost.
			</ErrorState>
		</Page>
	);
}

const Page = styled.main`
	display: grid;
	align-content: center;
	min-height: 100dvh;
	padding: var(--gutter);
`;
