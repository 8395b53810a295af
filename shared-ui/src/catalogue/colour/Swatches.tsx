import { styled } from "styled-components";
import { Text } from "../../layout/index.ts";
import type { Colour } from "../../theme/tokens.ts";
import { TokenName } from "../TokenName.tsx";

interface SwatchesProps {
	colours: readonly Colour[];
	/** The value of each colour, in one theme with one accent. */
	values: Record<Colour, string>;
}

/** Colours with the name a style uses and the value a drawing needs. */
export const Swatches = ({ colours, values }: SwatchesProps) => (
	<List className="swatches">
		{colours.map((name) => (
			<li key={name}>
				<Chip style={{ background: values[name] }} />
				<TokenName name={name} />
				<Text as="code" $tone="text-3">
					{values[name]}
				</Text>
			</li>
		))}
	</List>
);

const List = styled.ul`
	display: grid;
	gap: var(--space-2);

	li {
		display: grid;
		grid-template-columns: 3.5rem auto minmax(0, 1fr);
		align-items: center;
		gap: var(--space-4);
		font-size: var(--text-sm);
	}
	li > :last-child {
		text-align: end;
	}
`;

const Chip = styled.span`
	height: 2.25rem;
	border-radius: var(--radius-sm);
	box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--text) 10%, transparent);
	forced-color-adjust: none;
`;
