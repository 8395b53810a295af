import { type EssayReference, type PublicationState, urls } from "@site/shared-data";
import { countCharacters, maxTopicLength, maxTopics, topicsOf, toSlug } from "@site/shared-data/rules";
import { Field } from "@site/shared-ui/Field";
import { useLoaderData } from "@site/shared-ui/router";
import { TagPicker } from "@site/shared-ui/TagPicker";
import { useState } from "react";
import { styled } from "styled-components";
import { ImageInserter } from "../../editor/images/ImageInserter.tsx";
import type { Form } from "../../form/Form.ts";
import { DateField, ImageField, NumberField, TextAreaField } from "../../form/fields.tsx";
import { useSite } from "../../layout/useSite.ts";
import { AddressField } from "../address/AddressField.tsx";
import { SharingSection } from "../sharing/SharingSection.tsx";
import { type EssayValues, toTopics } from "./essayForm.ts";
import { LanguageFields } from "./LanguageFields.tsx";

interface EssayDetailsProps {
	form: Form<EssayValues>;
	minutes: number | undefined;
	state: PublicationState;
}

/** The fields of an essay besides title and content. */
export function EssayDetails({ form, minutes, state }: EssayDetailsProps) {
	const { values, set } = form;
	const site = useSite();
	const { references } = useLoaderData<{ references: EssayReference[] | null }>();
	const suggestions = [...topicsOf(references ?? []).values()].sort((a, b) => a.localeCompare(b));
	return (
		<>
			<div>
				<FieldPair>
					<DateField
						form={form}
						name="date"
						hint={state !== "published" && "Becomes the day of the first publication, unless you change it."}
					/>
					<NumberField form={form} name="readingTime" min={1} unit="min" />
				</FieldPair>
				<Suggestion>
					{minutes !== undefined && <span>{`The text reads in about ${minutes} min`}</span>}
					{minutes !== undefined && String(minutes) !== values.readingTime && (
						<button type="button" onClick={() => set({ readingTime: String(minutes) })}>
							Use {minutes}
						</button>
					)}
				</Suggestion>
			</div>
			<AddressField form={form} state={state} urlOf={urls.essay} />
			<TextAreaField form={form} name="excerpt" hint="Shown on cards, two lines" limit={160} rows={4} />
			<LanguageFields form={form} references={references} />
			<TopicsField form={form} suggestions={suggestions} />
			<ImageField form={form} name="featuredImage" />
			<ImageInserter
				storeImage={form.storeImage}
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
				<ImageField form={form} name="shareImage" hint="PNG or JPEG. Empty: the featured image, else a drawn card." />
			</SharingSection>
		</>
	);
}

interface TopicsFieldProps {
	form: Form<EssayValues>;
	suggestions: readonly string[];
}

function TopicsField({ form, suggestions }: TopicsFieldProps) {
	const [problem, setProblem] = useState<string>();
	return (
		<Field
			label={form.labels.topics}
			hint={`Enter or a comma adds one, up to ${maxTopics}`}
			error={problem ?? form.errorOf("topics")}
			optional
		>
			<TagPicker
				name="topics"
				tags={toTopics(form.values.topics)}
				onTagsChange={(topics) => form.set({ topics: topics.join("\n") })}
				suggestions={suggestions}
				validate={validateTopic}
				onProblemChange={setProblem}
			/>
		</Field>
	);
}

/** Why a topic cannot be added; the database has the same rules. */
function validateTopic(topic: string, topics: readonly string[]): string | undefined {
	const slug = toSlug(topic);
	const same = topics.find((other) => toSlug(other) === slug);
	if (slug === "") return "A topic needs a letter or a digit that a URL can hold, such as “Tea” or “Чай”.";
	if (same) return `“${same}” is there already, and has the same URL.`;
	if (countCharacters(topic) > maxTopicLength) return `A topic has at most ${maxTopicLength} characters.`;
	if (topics.length >= maxTopics) return `An essay has at most ${maxTopics} topics. Remove one first.`;
	return undefined;
}

/** A date and a number side by side; the date has the width that Firefox needs for its year. */
const FieldPair = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-3);

	> :first-child {
		flex: 3 1 10rem;
	}
	> :last-child {
		flex: 2 1 5.5rem;
	}
`;

/** A suggested reading time. Its space is reserved until the text is rendered, so that nothing shifts. */
const Suggestion = styled.p`
	display: flex;
	justify-content: space-between;
	gap: var(--space-3);
	min-height: 1.5rem;
	margin-top: var(--space-2);
	font-size: var(--text-sm);
	line-height: 1.5rem;
	color: var(--text-3);

	button {
		min-height: 1.5rem;
		font-weight: var(--weight-medium);
		color: var(--accent);
		text-decoration: underline 1px var(--accent-line);
		text-underline-offset: 0.2em;
	}
	@media (pointer: coarse) {
		align-items: center;
		button {
			min-height: var(--touch);
		}
	}
`;
