import { DataError } from "@site/shared-data";
import { data } from "@site/shared-ui/router";
import type { FormAnswer } from "./FormAnswer.ts";

interface Sending<Field extends string> {
	values: Record<Field, string>;
	/** Who sends, for the thanks. */
	name: string;
	/** Which field a refused value stands in. */
	fieldOf: (reason: string | undefined) => Field | null;
	send: () => Promise<void>;
}

/** Sends and says how it went; a failure keeps the texts and has a status, for those who sent without script. */
export async function answerForm<Field extends string>({ values, name, fieldOf, send }: Sending<Field>) {
	try {
		await send();
		return answer<Field>({ status: "sent", at: Date.now(), name: name.trim() }, 200);
	} catch (error) {
		if (!(error instanceof DataError)) throw error;
		const { kind, reason } = error;
		return answer<Field>({ status: "failed", at: Date.now(), kind, field: fieldOf(reason), values }, statuses[kind] ?? 503);
	}
}

const answer = <Field extends string>(body: FormAnswer<Field>, status: number) => data(body, { status });

const statuses: Partial<Record<DataError["kind"], number>> = { invalid: 422, "too-many": 429 };
