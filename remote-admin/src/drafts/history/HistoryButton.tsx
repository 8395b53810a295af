import type { RevisionRepository } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { Text } from "@site/shared-ui/layout";
import { useState } from "react";
import type { Form, FormValues } from "../../form/Form.ts";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { toResult } from "../../results/Result.ts";
import type { FormDefinition } from "../form/FormDefinition.ts";
import { HistoryDialog } from "./HistoryDialog.tsx";

interface HistoryButtonProps<Values extends FormValues, Entity, Draft> {
	definition: FormDefinition<Values, Entity, Draft>;
	id: string;
	form: Form<Values>;
	revisions: RevisionRepository<Draft>;
	/** Fills the form with a version, as an unsaved change. */
	onRestore: (values: Values) => void;
}

export function HistoryButton<Values extends FormValues, Entity, Draft>(props: HistoryButtonProps<Values, Entity, Draft>) {
	const { definition, id, form, revisions, onRestore } = props;
	const { noun, labels, toValues, toDraft } = definition;
	const [isOpen, setIsOpen] = useState(false);

	async function read(number: number) {
		const result = await toResult(revisions.get(id, number));
		if (result.status === "error" || result.data === null) return { ...result, data: null };
		// A field that was added later keeps its value.
		return { ...result, data: toValues({ ...toDraft(form.values), ...result.data }) };
	}

	return (
		<div>
			<Button size="small" onClick={() => setIsOpen(true)}>
				<AdminIcon name="history" />
				History
			</Button>
			<Text $top="0.4375rem" $size="sm" $tone="text-3">
				Every stored text, to compare and restore.
			</Text>
			{isOpen && (
				<HistoryDialog
					noun={noun}
					labels={labels}
					values={form.values}
					list={() => toResult(revisions.list(id))}
					read={read}
					onRestore={(values) => {
						onRestore(values);
						setIsOpen(false);
					}}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</div>
	);
}
