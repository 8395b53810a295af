import { urls } from "@site/shared-data";
import { ButtonLink } from "@site/shared-ui";
import { useLocation, useMatches } from "@site/shared-ui/router";
import { Hill } from "./Hill.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";

export { NotFoundScreen, NotFoundScreen as Component };

function NotFoundScreen() {
	const { pathname } = useLocation();
	// Where the server knows no other path, the page is for any of them.
	const path = pathname === urls.notFound() ? null : readable(pathname);
	const loaded = useMatches().at(-1)?.loaderData as { heading?: string } | null | undefined;
	return (
		<NotFoundPage
			name="Page not found"
			picture={path && <Hill path={path} />}
			title={loaded?.heading || undefined}
			lead={
				path ? (
					<>
						Page not found: there is nothing at <code>{path}</code>. It may have moved, or it was never here.
					</>
				) : (
					"Page not found. It may have moved, or it was never here."
				)
			}
		>
			<ButtonLink variant="primary" to={urls.home()}>
				Home
			</ButtonLink>
		</NotFoundPage>
	);
}

function readable(path: string) {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
