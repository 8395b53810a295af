import { styled } from "styled-components";
import { Text } from "../../layout/index.ts";
import { scale } from "../../theme/tokens.ts";
import { TokenName } from "../TokenName.tsx";

type Rung = Extract<keyof typeof scale, `z-${string}`>;

const jobs: Record<Rung, string> = {
	"z-base": "the page",
	"z-raised": "inside a component: a link that covers its card",
	"z-sticky": "heads of tables, tool bars",
	"z-preview": "the preview that follows the pointer slides under the header",
	"z-header": "the header",
	"z-popover": "menus",
	"z-dialog": "dialogs and their scrim",
	"z-palette": "the command palette",
	"z-notice": "notices: they answer what was done in a dialog",
	"z-skip": "the skip link",
};

const rungs = (Object.keys(jobs) as Rung[]).sort((one, other) => Number(scale[other]) - Number(scale[one]));

/** The z ladder, highest rung first. */
export const Ladder = () => (
	<List>
		{rungs.map((name, at) => (
			<li key={name} style={{ marginInlineStart: `calc(${rungs.length - 1 - at} * clamp(0.25rem, 1.4vw, 1.25rem))` }}>
				<TokenName name={name} />
				<Text as="code" $tone="text-3">
					{scale[name]}
				</Text>
				<Text as="span" $tone="text-2">
					{jobs[name]}
				</Text>
			</li>
		))}
	</List>
);

const List = styled.ol`
	display: grid;
	gap: var(--space-1);
	list-style: none;
	padding: 0;
	max-width: var(--w-figure);

	li {
		display: grid;
		grid-template-columns: minmax(0, 1fr) auto;
		gap: 0 var(--space-4);
		padding: var(--space-3) var(--space-4);
		border: 1px solid var(--line-strong);
		border-radius: var(--radius-md);
		background: var(--surface);
		font-size: var(--text-sm);
	}
`;
