import { Button, ErrorState } from "@site/shared-ui";
import { isRouteErrorResponse, useRouteError } from "@site/shared-ui/router";
import { styled } from "styled-components";

/**
 * Shown in place of a guest's page that failed; the frame around it and all other pages work. Its text does
 * not depend on the error but for 404, because the document does not carry the error's message.
 */
export function GuestErrorPage() {
	const error = useRouteError();
	if (isRouteErrorResponse(error) && error.status === 404)
		return (
			<>
				<title>Not found</title>
				<ErrorState heading="h1" title="There is no such page">
					It may have been moved, or the address has a mistake.
				</ErrorState>
			</>
		);
	return (
		<>
			<title>Page did not load</title>
			<ErrorState heading="h1" title="This page did not load">
				The rest of the site works. It may be mended in a moment.
			</ErrorState>
			<Action>
				{/* A new document asks the server again, and loads each file that is missing. */}
				<Button onClick={() => window.location.reload()}>Try again</Button>
			</Action>
		</>
	);
}

const Action = styled.p`
	margin-top: var(--space-4);
	text-align: center;
`;
