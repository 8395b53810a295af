import { urls } from "@site/shared-data";
import { projectRules } from "@site/shared-data/rules";
import { Field, Input, Textarea } from "@site/shared-ui";
import { TagsInput } from "@site/shared-ui/TagsInput";
import type { FormParts } from "../../drafts/DraftForm.tsx";
import { PublicAddress } from "../../editor/PublicAddress.tsx";
import { ImageInput } from "../../images/ImageInput.tsx";
import type { StoreImage } from "../../images/imageStore.ts";
import type { ProjectValues } from "./projectValues.ts";

interface ProjectDetailsProps extends Pick<FormParts<ProjectValues>, "values" | "set" | "errorOf"> {
	/** Of a stored project: its address. */
	id: string | undefined;
	store: StoreImage;
}

/** What is known of a project besides its story: what its card shows. */
export const ProjectDetails = ({ id, values, set, errorOf, store }: ProjectDetailsProps) => (
	<>
		<Field label="Description" hint="Shown on cards; the page itself when there is no content." error={errorOf("description")}>
			<Textarea
				name="description"
				required
				rows={4}
				maxLength={projectRules.description.max}
				value={values.description}
				onChange={(event) => set({ description: event.target.value })}
			/>
		</Field>
		<ImageInput
			label="Preview Image"
			name="previewUrl"
			required
			value={values.previewUrl}
			onValueChange={(previewUrl) => set({ previewUrl })}
			onUpload={store}
			error={errorOf("previewUrl")}
		/>
		<Field label="Project URL" optional error={errorOf("projectUrl")}>
			<Input
				name="projectUrl"
				type="url"
				inputMode="url"
				autoComplete="off"
				placeholder="https://…"
				value={values.projectUrl}
				onChange={(event) => set({ projectUrl: event.target.value })}
			/>
		</Field>
		<Field label="Tags" optional hint="Separate with commas." error={errorOf("tags")}>
			<TagsInput name="tags" value={values.tags} onValueChange={(tags) => set({ tags })} />
		</Field>
		<Field label="Year" error={errorOf("year")}>
			<Input
				name="year"
				required
				inputMode="numeric"
				maxLength={projectRules.year.max}
				value={values.year}
				onChange={(event) => set({ year: event.target.value })}
			/>
		</Field>
		{id !== undefined && <PublicAddress path={urls.project(id)} />}
	</>
);
