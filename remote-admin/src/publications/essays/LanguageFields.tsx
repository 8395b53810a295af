import type { EssayReference, Language } from "@site/shared-data";
import { languages } from "@site/shared-data/rules";
import type { Form } from "../../form/Form.ts";
import { SelectField } from "../../form/fields.tsx";
import type { EssayValues } from "./essayForm.ts";

const languageNames: Record<Language, string> = { en: "English", id: "Indonesian" };

interface LanguageFieldsProps {
	form: Form<EssayValues>;
	/** All essays; null if they could not be read. */
	references: readonly EssayReference[] | null;
}

/** The language of an essay, and the original of which it is the translation. */
export function LanguageFields({ form, references }: LanguageFieldsProps) {
	const { id, values, set } = form;
	const essays = references ?? [];
	const translations = essays.filter(({ translationOf }) => id !== undefined && translationOf === id);
	const originals = essays.filter(
		(essay) =>
			essay.id === values.translationOf ||
			(essay.id !== id &&
				essay.language !== values.language &&
				essay.translationOf === null &&
				!essays.some((other) => other.id !== id && other.translationOf === essay.id && other.language === values.language)),
	);
	const isKnown = values.translationOf === "" || originals.some((essay) => essay.id === values.translationOf);
	const stored = { value: values.translationOf, label: values.translationOf };
	return (
		<>
			<SelectField
				// The current original has the language that the essay gets.
				form={{ ...form, set: (changes) => set({ ...changes, translationOf: "" }) }}
				name="language"
				optional={false}
				options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
			/>
			<SelectField
				form={form}
				name="translationOf"
				hint={hintOf(references, translations)}
				none="No other essay"
				options={[...(isKnown ? [] : [stored]), ...originals.map(({ id, title }) => ({ value: id, label: title }))]}
				disabled={translations.length > 0 && values.translationOf === ""}
			/>
		</>
	);
}

function hintOf(references: readonly EssayReference[] | null, [translation]: EssayReference[]): string {
	if (!references) return "The other essays could not be read. Reload the page to choose one.";
	if (translation) return `“${translation.title}” is the translation of this essay.`;
	return "The essay in the other language that this one translates";
}
