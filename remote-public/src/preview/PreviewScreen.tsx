import { notPrinted } from "@site/shared-ui/mixins";
import { useLoaderData } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { NotFoundScreen } from "../errors/NotFoundScreen.tsx";
import { EssayPage } from "../essays/reading/EssayScreen.tsx";
import { ProjectPage } from "../projects/ProjectScreen.tsx";
import type { previewLoader } from "./previewLoader.ts";

export { PreviewScreen as Component };

/** An essay or project like on its public page, below a bar that says that it is not public yet. */
function PreviewScreen() {
	const { essay, project, isPublic } = useLoaderData<typeof previewLoader>();
	if (!essay && !project) return <NotFoundScreen />;
	return (
		<>
			<Bar>{isPublic ? "Preview of the published version" : "Draft, not public"}</Bar>
			{essay && <EssayPage essay={essay} isPreview />}
			{project && <ProjectPage project={project} isPreview />}
		</>
	);
}

const Bar = styled.p`
	padding: var(--space-2) var(--gutter);
	border-block: 1px solid var(--line);
	background: var(--subtle);
	font-size: var(--text-sm);
	text-align: center;
	color: var(--text-2);
	${notPrinted}
`;
