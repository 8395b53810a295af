import { DataError, type DataErrorKind } from "@site/shared-data";
import { data, redirect } from "@site/shared-ui/router";

/** The result of a form's action. `at` distinguishes two results. */
export type FormResult<Field extends string> =
	| { status: "sent"; at: number; name: string }
	| {
			status: "failed";
			at: number;
			kind: DataErrorKind;
			field: Field | null;
			/** The typed values, for a form submitted without script. */
			values: Record<Field, string>;
	  };

export const honeypotField = "website";

interface Submission<Field extends string> {
	request: Request;
	fields: readonly Field[];
	nameField: Field;
	/** The field that shows an error about `refused`; the same by default. */
	fieldOf?: (refused: Field, values: Record<Field, string>) => Field;
	send: (values: Record<Field, string>, check: { honeypot: string }) => Promise<void>;
}

const statuses: Partial<Record<DataErrorKind, number>> = { invalid: 422, "too-many": 429 };

/** Sends a form. An error returns the values and has a status code, for forms submitted without script. */
export async function submitForm<Field extends string>({ request, fields, nameField, fieldOf, send }: Submission<Field>) {
	const form = await request.formData();
	const values = Object.fromEntries(fields.map((field) => [field, textOf(form, field)])) as Record<Field, string>;
	const respond = (result: FormResult<Field>, status: number) => data(result, { status });
	try {
		await send(values, { honeypot: textOf(form, honeypotField) });
		// Without script: reloading the redirect's target sends nothing again.
		if (typeof window === "undefined") return redirect(`${new URL(request.url).pathname}?sent=1`, 303);
		return respond({ status: "sent", at: Date.now(), name: values[nameField].trim() }, 200);
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		const { kind, reason } = error;
		const refused = fields.find((field) => field === reason) ?? null;
		const field = refused && fieldOf ? fieldOf(refused, values) : refused;
		return respond({ status: "failed", at: Date.now(), kind, field, values }, statuses[kind] ?? 503);
	}
}

/** A field's text. Without script its lines end in CRLF, which the limits would count as two. */
function textOf(form: FormData, field: string): string {
	const value = form.get(field);
	return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
}
