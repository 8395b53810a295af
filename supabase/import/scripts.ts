const raised = new Map(
	Array.from("0123456789+-−=()ni").map((sign, index) => [sign, Array.from("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ")[index] ?? ""]),
);
const lowered = new Map(Array.from("0123456789+-−=()").map((sign, index) => [sign, Array.from("₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎")[index] ?? ""]));

/** A superscript or subscript, which Markdown does not have: by Unicode's signs, else as `^(…)` or `_(…)`. */
export function toScript(name: string, text: string): string {
	const isRaised = name.toLowerCase() === "sup";
	const signs = Array.from(text.trim()).map((sign) => (isRaised ? raised : lowered).get(sign));
	if (signs.every((sign) => sign !== undefined)) return signs.join("");
	// Words such as 1st or a trademark need no mark; a formula does.
	return /^\p{L}{2,}\.?$|^[®™]$/u.test(text.trim()) ? text : `${isRaised ? "^" : "_"}(${text.trim()})`;
}
