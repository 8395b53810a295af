import { DataError, type DataErrorKind } from "@site/shared-data";
import { data } from "@site/shared-ui/router";

/** The result of a form's action. `at` distinguishes two results. */
export type FormResult<Field extends string> =
	| { status: "sent"; at: number; name: string }
	| {
			status: "failed";
			at: number;
			kind: DataErrorKind;
			/** The refused field. */
			field: Field | null;
			/** What was typed, for a form submitted without script. */
			values: Record<Field, string>;
	  };

/** The name of the honeypot field. */
export const honeypotField = "website";

interface Submission<Field extends string> {
	values: Record<Field, string>;
	/** The sender's name, for the thanks. */
	name: string;
	/** The field that an error's reason is about. */
	fieldOf: (reason: string | undefined) => Field | null;
	send: () => Promise<void>;
}

/** Sends a form. An error returns the values and has a status code, for forms submitted without script. */
export async function submitForm<Field extends string>({ values, name, fieldOf, send }: Submission<Field>) {
	try {
		await send();
		return toResponse<Field>({ status: "sent", at: Date.now(), name: name.trim() }, 200);
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		const { kind, reason } = error;
		return toResponse<Field>({ status: "failed", at: Date.now(), kind, field: fieldOf(reason), values }, statuses[kind] ?? 503);
	}
}

const toResponse = <Field extends string>(body: FormResult<Field>, status: number) => data(body, { status });

const statuses: Partial<Record<DataError["kind"], number>> = { invalid: 422, "too-many": 429 };

/** The named texts of a form. Without script its lines end in CRLF, which the limits would count as two. */
export function readFields<Field extends string>(form: FormData, fields: readonly Field[]): Record<Field, string> {
	const texts = fields.map((field) => {
		const value = form.get(field);
		return [field, typeof value === "string" ? value.replace(/\r\n?/g, "\n") : ""];
	});
	return Object.fromEntries(texts) as Record<Field, string>;
}
