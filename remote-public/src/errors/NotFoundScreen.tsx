import { urls } from "@site/shared-data";
import { ButtonLink } from "@site/shared-ui";
import { useLocation } from "@site/shared-ui/router";
import { NotFoundPage } from "./NotFoundPage.tsx";

export { NotFoundScreen, NotFoundScreen as Component };

function NotFoundScreen() {
	const { pathname } = useLocation();
	return (
		<NotFoundPage
			name="Page not found"
			title="This path ends among the tea."
			lead={
				<>
					Page not found: there is nothing at <code>{readable(pathname)}</code>. It may have moved, or it was never here.
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
