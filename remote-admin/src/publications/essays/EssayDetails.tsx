import { urls } from "@site/shared-data";
import { topicsOf } from "@site/shared-data/rules";
import { useLoaderData } from "@site/shared-ui/router";
import { ImageInserter } from "../../editor/images/ImageInserter.tsx";
import { PublicUrl } from "../../editor/PublicUrl.tsx";
import type { Form } from "../../form/Form.ts";
import { DateField, ImageField, NumberField, TextAreaField } from "../../form/fields.tsx";
import type { StoreImage } from "../../form/imageStore.ts";
import { useSite } from "../../layout/useSite.ts";
import { SharingSection } from "../sharing/SharingSection.tsx";
import { FieldPair, Suggestion } from "./EssayDetails.styles.ts";
import type { EssayValues } from "./essayForm.ts";
import type { EssayFormData } from "./essayFormLoader.ts";
import { LanguageFields } from "./LanguageFields.tsx";
import { TopicsField } from "./TopicsField.tsx";

interface EssayDetailsProps {
	form: Form<EssayValues>;
	storeImage: StoreImage;
	/** The reading time of the text in minutes; undefined until it is rendered. */
	minutes: number | undefined;
}

/** The fields of an essay besides title and content. */
export function EssayDetails({ form, storeImage, minutes }: EssayDetailsProps) {
	const { values, set } = form;
	const site = useSite();
	const { references } = useLoaderData<EssayFormData>();
	const suggestions = [...topicsOf(references ?? []).values()].sort((a, b) => a.localeCompare(b));
	return (
		<>
			<div>
				<FieldPair>
					<DateField form={form} name="date" />
					<NumberField form={form} name="readingTime" min={1} unit="min" />
				</FieldPair>
				<Suggestion>
					{minutes !== undefined && `The text reads in about ${minutes} min`}
					{minutes !== undefined && String(minutes) !== values.readingTime && (
						<button type="button" onClick={() => set({ readingTime: String(minutes) })}>
							Use {minutes}
						</button>
					)}
				</Suggestion>
			</div>
			<TextAreaField form={form} name="excerpt" hint="Shown on cards, two lines" limit={160} rows={4} />
			<LanguageFields form={form} references={references} />
			<TopicsField form={form} suggestions={suggestions} />
			<ImageField form={form} name="featuredImage" onUpload={storeImage} />
			<ImageInserter
				storeImage={storeImage}
				onInsert={(line) => {
					const before = values.content.trimEnd();
					set({ content: before === "" ? `${line}\n` : `${before}\n\n${line}\n` });
				}}
			/>
			<SharingSection
				title={`${values.title.trim() || "Untitled"} by ${site.name}`}
				path={form.id === undefined ? `${urls.essays()}/…` : urls.essay(form.id)}
				description={values.description.trim() || values.excerpt}
				image={values.shareImage.trim() || values.featuredImage}
				isWrong={form.wrong.includes("description") || form.wrong.includes("shareImage")}
			>
				<TextAreaField form={form} name="description" hint="Empty: the excerpt." limit={160} rows={4} />
				<ImageField form={form} name="shareImage" hint="Empty: the featured image, else a drawn card." onUpload={storeImage} />
			</SharingSection>
			{form.id !== undefined && <PublicUrl path={urls.essay(form.id)} />}
		</>
	);
}
