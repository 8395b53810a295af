import { Button, ErrorState } from "@site/shared-ui";
import { isRouteErrorResponse, useRouteError } from "@site/shared-ui/router";
import { useEffect } from "react";
import { styled } from "styled-components";

/** Whether this build shows developers the place of an error; the build defines it. */
declare const SITE_REFRESHES: boolean;

/**
 * Replaces an external remote's page that failed; the frame around it and all other pages work. Its text
 * depends only on the status, because the document does not contain the error's message.
 */
export function GuestErrorPage() {
	const error = useRouteError();
	useEffect(() => {
		if (SITE_REFRESHES && error instanceof Error) reportError(error);
	}, [error]);
	const [title, text] = (isRouteErrorResponse(error) && textsByStatus[error.status]) || failure;
	return (
		<Room>
			<title>{title}</title>
			<ErrorState heading="h1" title={title}>
				{text}
				{text === failure[1] && (
					<span>
						{/* A new document asks the server again, and loads each file that is missing. */}
						<Button onClick={() => window.location.reload()}>Try again</Button>
					</span>
				)}
			</ErrorState>
		</Room>
	);
}

const failure = ["This page did not load", "The rest of the site works. Try again in a moment."] as const;

const textsByStatus: Record<number, readonly [title: string, text: string]> = {
	403: ["This account has no access", "Ask an admin to add this account, or sign in with another one."],
	404: ["There is no such page", "It may have been moved, or the address has a mistake."],
};

const Room = styled.div`
	width: min(var(--w-wide), 100% - 2 * var(--gutter));
	margin: var(--space-6) auto;

	p > span {
		display: block;
		margin-top: var(--space-4);
	}
`;
