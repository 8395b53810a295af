import { urls } from "@site/shared-data";
import { ButtonLink } from "@site/shared-ui";
import { Actions, Label, Lead, Root, Title } from "../errors/NotFoundScreen.styles.ts";
import { Page } from "../layout/Page.ts";

/** The face of a project that is not there, or not published. */
export const ProjectNotFound = () => (
	<Page>
		<title>Project not found</title>
		<meta name="robots" content="noindex" />
		<Root>
			<Label>404</Label>
			<Title>Project not found</Title>
			<Lead>It may have been taken down, or the address lost a letter on the way.</Lead>
			<Actions>
				<ButtonLink variant="primary" to={urls.projects()}>
					Back to projects
				</ButtonLink>
				<ButtonLink to={urls.home()}>Home</ButtonLink>
			</Actions>
		</Root>
	</Page>
);
