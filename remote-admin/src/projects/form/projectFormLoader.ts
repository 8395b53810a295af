import { adminRepositoriesContext, renderMarkdownContext } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { siteConfig } from "../../../../site.config.ts";
import { imageStore } from "../../images/imageStore.ts";
import { type ProjectValues, toStoredProject } from "./projectValues.ts";

/** The project to edit, or what a new one starts with; and what its form renders and stores with. */
export async function projectFormLoader({ params, context }: LoaderFunctionArgs) {
	const repositories = context.get(adminRepositoriesContext);
	const { id } = params;
	const project = id === undefined ? null : await repositories.projects.get(id);
	if (id !== undefined && !project) throw data("no such project", { status: 404 });
	const blank: ProjectValues = {
		title: "",
		description: "",
		previewUrl: "",
		projectUrl: "",
		tags: "",
		year: today(siteConfig.timeZone).slice(0, 4),
		content: "",
	};
	return {
		stored: project && toStoredProject(project),
		blank,
		renderMarkdown: context.get(renderMarkdownContext),
		storeImage: imageStore(repositories, "project-images"),
	};
}
