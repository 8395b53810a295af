import type { Page, UnfinishedTextSummary } from "@site/shared-data";
import { RowAction } from "@site/shared-ui/RowAction";
import { Link } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { unfinishedParam, unfinishedPath } from "../drafts/unfinished/unfinishedPath.ts";
import type { UnfinishedChange } from "../drafts/unfinished/unfinishedRoute.ts";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { Block } from "../layout/Block.tsx";
import { Moment } from "../layout/Moment.tsx";
import { useMutation } from "../mutations/useMutation.ts";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import type { PublicationKind } from "./publicationKinds.ts";

interface UnfinishedTextsProps {
	texts: Promise<Result<Page<UnfinishedTextSummary>>>;
	kind: PublicationKind;
}

/** The texts that lack a required field yet, above the list; nothing without any. */
export function UnfinishedTexts({ texts, kind: { urls } }: UnfinishedTextsProps) {
	const mutate = useMutation();
	const remove = ({ id, label }: UnfinishedTextSummary) =>
		mutate({
			to: unfinishedPath,
			body: { type: "delete", ids: [id] } satisfies UnfinishedChange,
			success: () => `“${label}” deleted.`,
			failure: `“${label}” could not be deleted.`,
			undo: () => ({ success: () => `“${label}” is there again.`, failure: `“${label}” could not be restored.` }),
		});
	return (
		<ResultBlock result={texts} loading={null} failure="The unfinished texts could not be loaded.">
			{({ rows }) =>
				rows.length > 0 && (
					<Root title="Unfinished">
						<ul>
							{rows.map((text) => (
								<li key={text.id}>
									<Link id={`unfinished-${text.id}`} to={`${urls.create}?${unfinishedParam}=${text.id}`}>
										{text.label}
									</Link>
									<Moment at={text.updatedAt} as="saved" />
									<RowAction label="Delete" about={`unfinished-${text.id}`} danger onClick={() => void remove(text)}>
										<AdminIcon name="trash" />
									</RowAction>
								</li>
							))}
						</ul>
					</Root>
				)
			}
		</ResultBlock>
	);
}

const Root = styled(Block)`
	margin-bottom: var(--space-5);

	ul {
		padding: 0;
		list-style: none;
	}
	li {
		display: flex;
		align-items: center;
		gap: var(--space-3);
		min-height: var(--touch, 2.75rem);
		border-bottom: 1px solid var(--line);
	}
	a {
		flex: 1;
		min-width: 0;
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	time {
		font-size: var(--text-sm);
		color: var(--text-2);
		white-space: nowrap;
	}
`;
