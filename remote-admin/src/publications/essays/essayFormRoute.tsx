import { formatDayIn } from "@site/shared-data/dates";
import { isDay, parseReadingTime } from "@site/shared-data/rules";
import { createSaveAction } from "../../drafts/form/createSaveAction.ts";
import { PublicationFormScreen } from "../PublicationFormScreen.tsx";
import { essayKind } from "../publicationKinds.ts";
import { EssayDetails } from "./EssayDetails.tsx";
import { essayForm } from "./essayForm.ts";

export { shouldRevalidateForm as shouldRevalidate } from "../../drafts/form/createFormLoader.ts";
export { essayFormLoader as loader } from "./essayFormLoader.ts";

export const action = createSaveAction(essayForm, ({ essays }) => essays);

/** The form of an essay with its editor, a lazy route. */
export const Component = () => (
	<PublicationFormScreen
		kind={essayKind}
		definition={essayForm}
		contentRows={20}
		noteOf={({ date, readingTime, language }) =>
			[isDay(date) && formatDayIn(language === "id" ? "id" : "en", date), `${parseReadingTime(readingTime)} min read`]
				.filter(Boolean)
				.join(" · ")
		}
		renderDetails={(form, details) => <EssayDetails form={form} {...details} />}
	/>
);
