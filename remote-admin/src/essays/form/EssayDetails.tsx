import { urls } from "@site/shared-data";
import { essayRules } from "@site/shared-data/rules";
import { Field, Textarea } from "@site/shared-ui";
import { DateInput } from "@site/shared-ui/DateInput";
import { NumberInput } from "@site/shared-ui/NumberInput";
import type { FormParts } from "../../drafts/DraftForm.tsx";
import { PublicAddress } from "../../editor/PublicAddress.tsx";
import { ImageInput } from "../../images/ImageInput.tsx";
import { ImageInserter } from "../../images/ImageInserter.tsx";
import type { StoreImage } from "../../images/imageStore.ts";
import { Duo, Suggestion } from "./EssayDetails.styles.ts";
import type { EssayValues } from "./essayValues.ts";

interface EssayDetailsProps extends Pick<FormParts<EssayValues>, "values" | "set" | "errorOf"> {
	/** Of a stored essay: its address. */
	id: string | undefined;
	store: StoreImage;
	/** How long the text takes to read; undefined until it is known. */
	minutes: number | undefined;
}

/** What is known of an essay besides its text. */
export function EssayDetails({ id, values, set, errorOf, store, minutes }: EssayDetailsProps) {
	const isOther = minutes !== undefined && String(minutes) !== values.readingTime;
	return (
		<>
			<div>
				<Duo>
					<Field label="Date" error={errorOf("date")}>
						<DateInput name="date" required value={values.date} onDayChange={(date) => set({ date })} />
					</Field>
					<Field label="Reading Time" error={errorOf("readingTime")}>
						<NumberInput
							name="readingTime"
							required
							min={1}
							unit="min"
							value={values.readingTime === "" ? null : Number(values.readingTime)}
							onNumberChange={(number) => set({ readingTime: number === null ? "" : String(number) })}
						/>
					</Field>
				</Duo>
				{minutes !== undefined && (
					<Suggestion>
						The text reads in about {minutes} min
						{isOther && (
							<button type="button" onClick={() => set({ readingTime: String(minutes) })}>
								Use {minutes}
							</button>
						)}
					</Suggestion>
				)}
			</div>
			<Field
				label="Excerpt"
				hint="Shown on cards, two lines"
				counter={{ count: values.excerpt.length, limit: 160 }}
				error={errorOf("excerpt")}
			>
				<Textarea
					name="excerpt"
					required
					rows={4}
					maxLength={essayRules.excerpt.max}
					value={values.excerpt}
					onChange={(event) => set({ excerpt: event.target.value })}
				/>
			</Field>
			<ImageInput
				label="Featured Image"
				name="featuredImage"
				optional
				value={values.featuredImage}
				onValueChange={(featuredImage) => set({ featuredImage })}
				onUpload={store}
				error={errorOf("featuredImage")}
			/>
			<ImageInserter
				store={store}
				onInsert={(line) =>
					set({ content: values.content.trim() === "" ? `${line}\n` : `${values.content.trimEnd()}\n\n${line}\n` })
				}
			/>
			{id !== undefined && <PublicAddress path={urls.essay(id)} />}
		</>
	);
}
