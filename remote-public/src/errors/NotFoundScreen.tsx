import { urls } from "@site/shared-data";
import { ButtonLink } from "@site/shared-ui";
import { useLocation, useMatches } from "@site/shared-ui/router";
import { Hill } from "./Hill.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";

export { NotFoundScreen, NotFoundScreen as Component };

function NotFoundScreen() {
	const path = readable(useLocation().pathname);
	const loaded = useMatches().at(-1)?.loaderData as { heading?: string } | null | undefined;
	return (
		<NotFoundPage
			name="Page not found"
			picture={<Hill path={path} />}
			title={loaded?.heading || undefined}
			lead={
				<>
					Page not found: there is nothing at <code>{path}</code>. It may have moved, or it was never here.
				</>
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
