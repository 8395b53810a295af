import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../../results/Result.ts";
import { createPublicationFormLoader } from "../createPublicationFormLoader.ts";
import { essayForm } from "./essayForm.ts";

const loadForm = createPublicationFormLoader(
	essayForm,
	({ essays }) => essays,
	"essay-images",
	({ revisions }) => revisions.essays,
);

/** The form of an essay, and what it offers of the other essays: null if they cannot be read. */
export async function essayFormLoader(request: LoaderFunctionArgs) {
	const { essays } = request.context.get(adminRepositoriesContext);
	const [form, others] = await Promise.all([loadForm(request), toResult(essays.listReferences())]);
	return { ...form, references: others.status === "success" ? others.data : null };
}

export type EssayFormData = Awaited<ReturnType<typeof essayFormLoader>>;
