import { urls } from "@site/shared-data";
import { profileRules } from "@site/shared-data/rules";
import { Button, Notice } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { useState } from "react";
import { errorReason } from "../errorReason.ts";
import { useAccount } from "../layout/useSite.ts";
import { useMutationQueue } from "../mutations/MutationProvider.tsx";
import type { ResultError } from "../results/Result.ts";

/** The name of the signed-in account, shown only in the admin area. */
export function AccountName() {
	const name = useAccount()?.name ?? "";
	const { send, toasts } = useMutationQueue();
	const [typed, setTyped] = useState(name);
	const [isBusy, setIsBusy] = useState(false);
	const [failed, setFailed] = useState<ResultError | null>(null);
	const isChanged = typed.trim() !== "" && typed.trim() !== name;
	async function save() {
		setIsBusy(true);
		const result = await send(urls.admin.profile(), { accountName: typed });
		setIsBusy(false);
		setFailed(result.status === "error" ? result : null);
		if (result.status === "success") toasts.show({ tone: "ok", text: "The account has its new name." });
	}
	return (
		<>
			<Field label="Name of your account" hint="Shown at the end of the menu. Only you see it.">
				<Input
					value={typed}
					maxLength={profileRules.name.max}
					autoComplete="name"
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						// The key would otherwise save the surrounding profile.
						event.preventDefault();
						if (isChanged) void save();
					}}
					onChange={(event) => setTyped(event.currentTarget.value)}
				/>
			</Field>
			{failed && <Notice tone="danger">{`The name is as it was. ${errorReason(failed.kind)} Try again.`}</Notice>}
			<div>
				<Button busy={isBusy} disabled={!isChanged} onClick={() => void save()}>
					Change the name
				</Button>
			</div>
		</>
	);
}
