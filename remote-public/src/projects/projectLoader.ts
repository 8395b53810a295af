import { type Project, publicRepositoriesContext, type RenderedHtml } from "@site/shared-data";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { renderBody } from "../content/renderBody.ts";
import { shareableImage } from "../metadata/shareableImage.ts";
import { type ProjectItem, toProjectItem } from "./projectsLoader.ts";

export interface ProjectDetail extends ProjectItem {
	shareImage: string | null;
	url: string | null;
	body: RenderedHtml | null;
	updatedAt: string | null;
	isSample: boolean;
}

/** Reads a published project or a built-in sample; null and 404 for anything else. */
export async function projectLoader({ params, context }: LoaderFunctionArgs) {
	const id = params.id ?? "";
	const stored = await context.get(publicRepositoriesContext).projects.getPublished(id);
	const project = stored ? await readProjectDetail(stored, context) : await sampleOf(id);
	return data({ project }, { status: project ? 200 : 404 });
}

export async function readProjectDetail(project: Project, context: LoaderFunctionArgs["context"]): Promise<ProjectDetail> {
	const { shareImage, projectUrl, content, updatedAt } = project;
	const rendered = content?.trim() ? await renderBody(content, context) : null;
	return {
		...toProjectItem(project),
		shareImage: shareableImage(shareImage, project.previewUrl),
		url: toVisitUrl(projectUrl),
		body: rendered?.body ?? null,
		updatedAt: updatedAt.toISOString(),
		isSample: false,
	};
}

/** Loaded on demand: real projects do not need the samples. */
async function sampleOf(id: string): Promise<ProjectDetail | null> {
	if (!id.startsWith("sample-")) return null;
	const { sampleProjects } = await import("../home/work/sampleProjects.ts");
	const sample = sampleProjects.find((project) => project.id === id);
	return sample ? { ...sample, shareImage: null, url: null, body: null, updatedAt: null, isSample: true } : null;
}

/** The URL of 'Visit Project' if it is http or https, else null. */
function toVisitUrl(url: string | null): string | null {
	const text = url?.trim();
	return text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
