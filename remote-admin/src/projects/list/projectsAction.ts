import { adminRepositoriesContext } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import { toCsv } from "../../export/toCsv.ts";
import { runPublicationAct } from "../../publications/runPublicationAct.ts";

export function projectsAction({ request, context }: ActionFunctionArgs) {
	const { projects } = context.get(adminRepositoriesContext);
	return runPublicationAct(request, projects, async () =>
		toCsv(await projects.listAll(), {
			Id: (row) => row.id,
			Title: (row) => row.title,
			Status: (row) => row.status,
			Description: (row) => row.description,
			Year: (row) => row.year,
			Tags: (row) => row.tags.join(", "),
			"Preview image": (row) => row.previewUrl,
			"Project URL": (row) => row.projectUrl,
			Content: (row) => row.content,
			Created: (row) => row.createdAt,
			Updated: (row) => row.updatedAt,
		}),
	);
}
