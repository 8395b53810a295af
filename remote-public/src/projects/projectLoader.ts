import { allowedUrl, type Project, publicRepositoriesContext } from "@site/shared-data";
import { detectLanguage } from "@site/shared-data/language";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { renderBody } from "../content/renderBody.ts";
import type { ProjectData, ProjectDetail } from "./ProjectData.ts";
import { toVisitAddress } from "./toVisitAddress.ts";

/** Reads a published project, or a built-in sample; any other address answers 404. */
export async function projectLoader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const id = params.id ?? "";
	const stored = await context.get(publicRepositoriesContext).projects.getPublished(id);
	const project = stored ? await toDetail(stored, args) : await sampleOf(id);
	return data<ProjectData>({ project }, { status: project ? 200 : 404 });
}

async function toDetail(project: Project, { context }: LoaderFunctionArgs): Promise<ProjectDetail> {
	const { id, title, description, previewUrl, tags, year, projectUrl, content, updatedAt } = project;
	const rendered = content?.trim() ? await renderBody(content, context) : null;
	return {
		id,
		title,
		description,
		image: allowedUrl(previewUrl),
		tags,
		year,
		address: toVisitAddress(projectUrl),
		body: rendered?.body ?? null,
		lang: detectLanguage(`${title} ${description} ${content ?? ""}`),
		updatedAt: updatedAt.toISOString(),
		isSample: false,
	};
}

/** The samples stay out of the way of those who read real projects. */
async function sampleOf(id: string): Promise<ProjectDetail | null> {
	if (!id.startsWith("sample-")) return null;
	const { sampleProjects } = await import("../home/sampleProjects.ts");
	const sample = sampleProjects.find((project) => project.id === id);
	return sample ? { ...sample, address: null, body: null, lang: "en", updatedAt: null, isSample: true } : null;
}
