import type { EssayDraft, EssayReference } from "@site/shared-data";
import { formatDayIn } from "@site/shared-data/dates";
import { isDay, parseReadingTime } from "@site/shared-data/rules";
import { createFormRoute } from "../../drafts/form/createFormRoute.ts";
import { toLanguage } from "../../editor/toLanguage.ts";
import { imageStore } from "../../form/imageStore.ts";
import { toResult } from "../../results/Result.ts";
import { type PublicationFormData, PublicationFormScreen } from "../PublicationFormScreen.tsx";
import { essayKind } from "../publicationKinds.ts";
import { EssayDetails } from "./EssayDetails.tsx";
import { type EssayValues, essayForm } from "./essayForm.ts";

export const { loader, action, shouldRevalidate } = createFormRoute(
	essayForm,
	({ essays }) => essays,
	async (repositories): Promise<PublicationFormData<EssayDraft> & { references: EssayReference[] | null }> => {
		const others = await toResult(repositories.essays.listReferences());
		return {
			storeImage: imageStore(repositories, "essay-images"),
			revisions: repositories.revisions.essays,
			previewLinks: repositories.previewLinks,
			visits: repositories.visits,
			references: others.status === "success" ? others.data : null,
		};
	},
);

export const Component = () => (
	<PublicationFormScreen
		kind={essayKind}
		definition={essayForm}
		contentRows={20}
		dateOf={({ date }) => date}
		noteOf={noteOf}
		renderDetails={(form, details) => <EssayDetails form={form} {...details} />}
	/>
);

const noteOf = ({ date, readingTime, language }: EssayValues) =>
	[isDay(date) && formatDayIn(toLanguage(language), date), `${parseReadingTime(readingTime) || readingTime} min read`]
		.filter(Boolean)
		.join(" · ");
