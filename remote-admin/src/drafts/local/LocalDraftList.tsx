import { Text } from "@site/shared-ui/layout";
import { styled } from "styled-components";
import type { FormValues } from "../../form/Form.ts";
import { Moment } from "../../layout/Moment.tsx";
import type { LocalDraft } from "./localDrafts.ts";

type LocalDrafts = LocalDraft<FormValues>[];

/** The unsaved texts on this device: the noun, the title or the first words, and when they were typed. */
export const LocalDraftList = ({ drafts }: { drafts: LocalDrafts }) => (
	<List>
		{drafts.map(({ key, values, at }) => (
			<li key={key}>
				<Noun>{nounOf(key)}</Noun>{" "}
				<Text as="span" $oneLine $tone="text-2">
					{titleOf(values)}
				</Text>{" "}
				<Moment at={at} as="saved" />
			</li>
		))}
	</List>
);

/** "1 unsaved text", "3 unsaved texts" */
export const countTexts = ({ length }: LocalDrafts) => (length === 1 ? "1 unsaved text" : `${length} unsaved texts`);

/** The key begins with "draft:" and the noun. */
const nounOf = (key: string) => key.split(":")[1];

function titleOf({ title, name, position, clientName, body }: LocalDrafts[number]["values"]) {
	return [title, name, position, clientName, body].find((value) => typeof value === "string" && value.trim() !== "");
}

const List = styled.ul`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: var(--space-2);
	font-size: var(--text-sm);
	font-weight: var(--weight-regular);

	li {
		display: flex;
		gap: var(--space-2);
	}
	time {
		margin-left: auto;
		color: var(--text-2);
		white-space: nowrap;
	}
`;

const Noun = styled.span`
	white-space: nowrap;

	&::first-letter {
		text-transform: uppercase;
	}
`;
