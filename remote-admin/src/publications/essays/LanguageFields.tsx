import type { EssayReference, Language } from "@site/shared-data";
import { languages } from "@site/shared-data/rules";
import { Field } from "@site/shared-ui/Field";
import { Select } from "@site/shared-ui/Input";
import type { Form } from "../../form/Form.ts";
import type { EssayValues } from "./essayForm.ts";

const languageNames: Record<Language, string> = { en: "English", id: "Indonesian" };

interface LanguageFieldsProps {
	form: Form<EssayValues>;
	/** All essays; null if they could not be read. */
	references: readonly EssayReference[] | null;
}

/** The language of an essay, and the essay in another language of which it is the translation. */
export function LanguageFields({ form, references }: LanguageFieldsProps) {
	const { id, values, labels, set, errorOf } = form;
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
	return (
		<>
			<Field label={labels.language} error={errorOf("language")}>
				<Select
					name="language"
					value={values.language}
					// Its original is in the language that the essay gets.
					onChange={({ target }) => set({ language: target.value, translationOf: "" })}
				>
					{languages.map((language) => (
						<option key={language} value={language}>
							{languageNames[language]}
						</option>
					))}
				</Select>
			</Field>
			<Field label={labels.translationOf} hint={hintOf(references, translations)} error={errorOf("translationOf")} optional>
				<Select
					name="translationOf"
					value={values.translationOf}
					disabled={translations.length > 0 && values.translationOf === ""}
					onChange={({ target }) => set({ translationOf: target.value })}
				>
					<option value="">No other essay</option>
					{!isKnown && <option value={values.translationOf}>{values.translationOf}</option>}
					{originals.map(({ id: original, title }) => (
						<option key={original} value={original}>
							{title}
						</option>
					))}
				</Select>
			</Field>
		</>
	);
}

function hintOf(references: readonly EssayReference[] | null, [translation]: EssayReference[]): string {
	if (!references) return "The other essays could not be read. Reload the page to choose one.";
	if (translation) return `“${translation.title}” is the translation of this essay.`;
	return "The essay in the other language that this one translates";
}
