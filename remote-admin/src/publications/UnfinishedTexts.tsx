import type { Page, UnfinishedTextSummary } from "@site/shared-data";
import { Row, Stack, Text } from "@site/shared-ui/layout";
import { RowAction } from "@site/shared-ui/RowAction";
import { Link } from "@site/shared-ui/router";
import type { UnfinishedChange } from "../drafts/unfinished/unfinishedAction.ts";
import { unfinishedParam, unfinishedPath } from "../drafts/unfinished/unfinishedPath.ts";
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

/** The texts that still lack a required field, above the list; nothing without any. */
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
					<Stack $bottom={5}>
						<Block title="Unfinished">
							<ul className="rows">
								{rows.map((text) => (
									<Row key={text.id} as="li" $align="center" $gap={3} $minHeight="2.75rem" $rule="bottom">
										<Text
											as={Link}
											$flex="1"
											$minWidth="0"
											$oneLine
											id={`unfinished-${text.id}`}
											to={`${urls.create}?${unfinishedParam}=${text.id}`}
										>
											{text.label}
										</Text>
										<Text as="span" $size="sm" $tone="text-2" $whiteSpace="nowrap">
											<Moment at={text.updatedAt} as="saved" />
										</Text>
										<RowAction label="Delete" about={`unfinished-${text.id}`} danger onClick={() => void remove(text)}>
											<AdminIcon name="trash" />
										</RowAction>
									</Row>
								))}
							</ul>
						</Block>
					</Stack>
				)
			}
		</ResultBlock>
	);
}
