import { trimText } from "./formats.ts";
import type { FieldError, FieldErrors, FieldRule, Rules } from "./Rules.ts";

/** The problems of the given fields; fields missing from `values` are not checked. */
export function validate<Draft extends object>(values: Partial<Draft>, rules: Rules<Draft>): FieldErrors<Draft> {
	const problems: FieldErrors<Draft> = {};
	for (const field in rules) {
		const value = values[field];
		if (value === undefined) continue;
		const problem = problemOf(typeof value === "string" ? trimText(value) : "", rules[field] ?? {});
		if (problem) problems[field] = problem;
	}
	return problems;
}

function problemOf(text: string, { required, max, format }: FieldRule): FieldError | undefined {
	if (text === "") return required && "missing";
	if (max && text.length > max) return "too-long";
	return format && !format[0](text) ? format[1] : undefined;
}
