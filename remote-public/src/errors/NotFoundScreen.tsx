import { urls } from "@site/shared-data";
import { ButtonLink } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { Page } from "../layout/Page.ts";
import { Actions, Label, Lead, Root, Title } from "./NotFoundScreen.styles.ts";

/** The face of an address where nothing is. */
export function NotFoundScreen() {
	const { path } = useLoaderData<{ path: string }>();
	return (
		<Page>
			<title>Page not found</title>
			<meta name="robots" content="noindex" />
			<Root>
				<Label>404</Label>
				<Title>This path ends among the tea.</Title>
				<Lead>
					Page not found: there is nothing at <code>{readable(path)}</code>. It may have moved, or it was never here.
				</Lead>
				<Actions>
					<ButtonLink variant="primary" to={urls.home()}>
						Home
					</ButtonLink>
				</Actions>
			</Root>
		</Page>
	);
}

/** The address as it was typed; one that cannot be decoded stays as it came. */
function readable(path: string) {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
