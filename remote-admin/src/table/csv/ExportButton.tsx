import type { ListQuery, Page } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { Button } from "@site/shared-ui";
import { below } from "@site/shared-ui/layout";
import { Menu } from "@site/shared-ui/Menu";
import { unseen } from "@site/shared-ui/mixins";
import { useLoaderData } from "@site/shared-ui/router";
import { type ComponentProps, useState } from "react";
import { styled } from "styled-components";
import { errorReason } from "../../errorReason.ts";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { useSite } from "../../layout/useSite.ts";
import type { Nouns } from "../../mutations/describeBulkResult.ts";
import type { ListMutation } from "../../mutations/listMutation.ts";
import { useMutationQueue } from "../../mutations/MutationProvider.tsx";
import type { Result } from "../../results/Result.ts";
import { useResult } from "../../results/useResult.ts";
import type { ListRules } from "../search/listQuery.ts";
import { useListUrl } from "../search/useListUrl.ts";
import { saveFile } from "./saveFile.ts";

interface ExportProps {
	/** The route whose action returns the text of the file for "export". */
	to: string;
	name: string;
}

export function ExportButton({ label, ...props }: ExportProps & { label?: string }) {
	const { isBusy, run } = useExport(props);
	return <Trigger busy={isBusy} onClick={() => run()} label={label} />;
}

interface ListExportProps extends ExportProps {
	rules: ListRules;
	nouns: Nouns;
}

/** Exports a list in its order; with a search or filter, the found rows or all. */
export function ListExport({ rules, nouns, ...props }: ListExportProps) {
	const { result } = useResult(useLoaderData<{ list: Promise<Result<Page<unknown>>> }>().list);
	const { query, isNarrowed } = useListUrl(rules);
	const { isBusy, run } = useExport(props);
	const { search: _search, status: _status, ...all } = query;
	if (!isNarrowed) return <Trigger busy={isBusy} onClick={() => run(all)} />;
	const total = result?.status === "success" ? `${result.data.total} ` : "";
	return (
		<Menu
			trigger={<Trigger busy={isBusy} />}
			entries={[
				{ label: `Export the ${total}found`, onSelect: () => run(query) },
				{ label: `Export all ${nouns.many}`, onSelect: () => run(all) },
			]}
		/>
	);
}

interface TriggerProps extends Omit<ComponentProps<typeof Button>, "children"> {
	/** Names another file than the list's; phones show it. */
	label?: string | undefined;
}

const Trigger = ({ label, ...props }: TriggerProps) => (
	<Button {...props}>
		{!props.busy && <AdminIcon name="download" />}
		{label ?? <Label>Export CSV</Label>}
	</Button>
);

function useExport({ to, name }: ExportProps) {
	const { send, toasts } = useMutationQueue();
	const { timeZone, money } = useSite();
	const [isBusy, setIsBusy] = useState(false);
	async function run(query?: ListQuery<string, string>) {
		setIsBusy(true);
		const { currency } = money;
		const result = await send<string>(to, { type: "export", currency, ...(query && { query }) } satisfies ListMutation);
		setIsBusy(false);
		if (result.status === "success") saveFile(result.data, `${name}-${today(timeZone)}.csv`, "text/csv");
		else {
			toasts.show({
				tone: "danger",
				text: `The file could not be made. ${errorReason(result.kind)}`,
				action: { label: "Retry", run: () => void run(query) },
			});
		}
	}
	return { isBusy, run: (query?: ListQuery<string, string>) => void run(query) };
}

/** Visually hidden on phones, where the icon leaves more space to the title. */
const Label = styled.span`
	${below(48)} {
		${unseen}
	}
`;
