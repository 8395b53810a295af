import type { PersonData as Data, DeletedPerson } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { ConfirmDialog } from "@site/shared-ui/ConfirmDialog";
import { Row } from "@site/shared-ui/layout";
import { useNavigate } from "@site/shared-ui/router";
import { useState } from "react";
import { errorReason } from "../errorReason.ts";
import { useMutationQueue } from "../mutations/MutationProvider.tsx";
import { saveFile } from "../table/csv/saveFile.ts";
import { personPath } from "./personPath.ts";
import type { PersonRequest } from "./personRoute.ts";

interface PersonDataProps {
	email: string;
	/** The page after the deletion. */
	listPath: string;
}

/** Saves or deletes everything that is stored about an e-mail address. */
export function PersonData({ email, listPath }: PersonDataProps) {
	const { send, toasts } = useMutationQueue();
	const navigate = useNavigate();
	const [phase, setPhase] = useState<"idle" | "reading" | "confirming" | "deleting">("idle");
	const [error, setError] = useState<string | null>(null);
	const ask = <T,>(type: PersonRequest["type"]) => send<T>(personPath, { type, email } satisfies PersonRequest);

	async function save() {
		setPhase("reading");
		const result = await ask<Data>("read");
		setPhase("idle");
		if (result.status === "success") {
			return saveFile(JSON.stringify(result.data, null, 2), `${email.replace(/[^\w.@+-]/g, "_")}.json`, "application/json");
		}
		toasts.show({
			tone: "danger",
			text: `The file could not be made. ${errorReason(result.kind)}`,
			action: { label: "Retry", run: () => void save() },
		});
	}
	async function remove() {
		setPhase("deleting");
		setError(null);
		const result = await ask<DeletedPerson>("delete");
		if (result.status === "error") {
			setPhase("confirming");
			return setError(`Nothing was deleted. ${errorReason(result.kind)}`);
		}
		setPhase("idle");
		toasts.show({ tone: "ok", text: describe(result.data) });
		void navigate(listPath);
	}
	return (
		<>
			<Row $wrap $gap={2} $top={3}>
				<Button size="small" busy={phase === "reading"} onClick={() => void save()}>
					Export all data
				</Button>
				<Button
					size="small"
					onClick={() => {
						setError(null);
						setPhase("confirming");
					}}
				>
					Delete all data…
				</Button>
			</Row>
			<ConfirmDialog
				open={phase === "confirming" || phase === "deleting"}
				title="Delete all data?"
				item={email}
				busy={phase === "deleting"}
				error={error}
				onConfirm={() => void remove()}
				onCancel={() => setPhase("idle")}
			>
				All messages, hire requests, notes and quotes of this address are deleted. Accepted quotes are kept with their invoices,
				because tax law asks for them. This action cannot be undone.
			</ConfirmDialog>
		</>
	);
}

function describe({ messages, hireRequests, quotes, kept }: DeletedPerson): string {
	const deleted = [count(messages, "message"), count(hireRequests, "hire request"), count(quotes, "quote")];
	return `Deleted: ${deleted.filter(Boolean).join(", ") || "nothing"}.${kept > 0 ? ` Kept: ${count(kept, "accepted quote")}.` : ""}`;
}

const count = (amount: number, noun: string) => amount > 0 && `${amount} ${noun}${amount === 1 ? "" : "s"}`;
