/** The named texts of a form. A form that is sent without script ends its lines in two characters, which limits would count. */
export function readFields<Field extends string>(form: FormData, fields: readonly Field[]): Record<Field, string> {
	const texts = fields.map((field) => {
		const value = form.get(field);
		return [field, typeof value === "string" ? value.replace(/\r\n?/g, "\n") : ""];
	});
	return Object.fromEntries(texts) as Record<Field, string>;
}
