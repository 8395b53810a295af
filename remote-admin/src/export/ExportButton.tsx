import { Button } from "@site/shared-ui";
import { useState } from "react";
import { styled } from "styled-components";
import { useActs } from "../acts/ActsContext.ts";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import { reasonOf } from "../outcome/reasonOf.ts";

interface ExportButtonProps {
	/** The route whose action answers "export" with the file's text. */
	to: string;
	/** Of the file, without its ending. */
	name: string;
}

/** Saves all entries as a file for spreadsheets. */
export function ExportButton({ to, name }: ExportButtonProps) {
	const { send, notices } = useActs();
	const [isBusy, setIsBusy] = useState(false);
	const handleClick = async () => {
		setIsBusy(true);
		const outcome = await send<string>(to, { act: "export" });
		setIsBusy(false);
		if (outcome.state === "loaded") save(outcome.value, `${name}.csv`);
		else {
			notices.show({
				tone: "danger",
				text: `The file could not be made. ${reasonOf(outcome.kind)}`,
				action: { label: "Retry", run: () => void handleClick() },
			});
		}
	};
	return (
		<Button busy={isBusy} onClick={() => void handleClick()}>
			{!isBusy && <AdminIcon name="download" />}
			<Words>Export CSV</Words>
		</Button>
	);
}

function save(text: string, name: string) {
	const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
	const link = Object.assign(document.createElement("a"), { href: address, download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** On a phone the icon is enough for the eye: the room is the title's. */
const Words = styled.span`
	@media (max-width: 47.99rem) {
		position: absolute;
		width: 1px;
		height: 1px;
		overflow: hidden;
		clip-path: inset(50%);
	}
`;
