import { maxTopicLength, maxTopics, toSlug } from "@site/shared-data/rules";
import { Field } from "@site/shared-ui/Field";
import { TagPicker } from "@site/shared-ui/TagPicker";
import { useState } from "react";
import type { Form } from "../../form/Form.ts";
import { type EssayValues, toTopics } from "./essayForm.ts";

interface TopicsFieldProps {
	form: Form<EssayValues>;
	/** Topics of other essays. */
	suggestions: readonly string[];
}

/** The topics of an essay, added one by one. */
export function TopicsField({ form, suggestions }: TopicsFieldProps) {
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

/** Why a topic cannot join the others; the database has the same rules. */
function validateTopic(topic: string, topics: readonly string[]): string | undefined {
	const slug = toSlug(topic);
	const same = topics.find((other) => toSlug(other) === slug);
	if (slug === "") return "A topic needs a letter or a digit that a URL can hold, such as “Tea” or “Чай”.";
	if (same) return `“${same}” is there already, and has the same URL.`;
	if ([...topic].length > maxTopicLength) return `A topic has at most ${maxTopicLength} characters.`;
	if (topics.length >= maxTopics) return `An essay has at most ${maxTopics} topics. Remove one first.`;
	return undefined;
}
