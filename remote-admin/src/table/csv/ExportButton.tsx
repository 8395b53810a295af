import { today } from "@site/shared-data/dates";
import { Button } from "@site/shared-ui";
import { unseen } from "@site/shared-ui/mixins";
import { useState } from "react";
import { styled } from "styled-components";
import { errorReason } from "../../errorReason.ts";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { useSite } from "../../layout/useSite.ts";
import type { ListMutation } from "../../mutations/listMutation.ts";
import { useMutationQueue } from "../../mutations/MutationProvider.tsx";

interface ExportButtonProps {
	/** The route whose action returns the text of the file for "export". */
	to: string;
	name: string;
}

export function ExportButton({ to, name }: ExportButtonProps) {
	const { send, toasts } = useMutationQueue();
	const { timeZone } = useSite();
	const [isBusy, setIsBusy] = useState(false);
	const handleClick = async () => {
		setIsBusy(true);
		const result = await send<string>(to, { type: "export" } satisfies ListMutation);
		setIsBusy(false);
		if (result.status === "success") save(result.data, `${name}-${today(timeZone)}.csv`);
		else {
			toasts.show({
				tone: "danger",
				text: `The file could not be made. ${errorReason(result.kind)}`,
				action: { label: "Retry", run: () => void handleClick() },
			});
		}
	};
	return (
		<Button busy={isBusy} onClick={() => void handleClick()}>
			{!isBusy && <AdminIcon name="download" />}
			<Label>Export CSV</Label>
		</Button>
	);
}

function save(text: string, name: string) {
	const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
	const link = Object.assign(document.createElement("a"), { href: url, download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Visually hidden on phones, where the icon leaves more space to the title. */
const Label = styled.span`
	@media (max-width: 47.99rem) {
		${unseen}
	}
`;
