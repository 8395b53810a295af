import { styled } from "styled-components";
import { Text } from "../../layout/index.ts";
import { token } from "../../theme/token.ts";
import { type Colour, dark, light } from "../../theme/tokens.ts";

interface SwatchesProps {
	theme: "light" | "dark";
	colours: Colour[];
}

/** Colours with the name a style uses and the value a drawing needs. */
export const Swatches = ({ theme, colours }: SwatchesProps) => (
	<List className="swatches">
		{colours.map((name) => (
			<li key={name}>
				<Chip style={{ background: token(name) }} />
				<code>{name}</code>
				<Text as="code" $tone="text-3">
					{(theme === "light" ? light : dark)[name]}
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
		grid-template-columns: 3.5rem minmax(0, 1fr) auto;
		align-items: center;
		gap: var(--space-4);
		font-size: var(--text-sm);
	}
`;

const Chip = styled.span`
	height: 2.25rem;
	border-radius: var(--radius-sm);
	box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--text) 10%, transparent);
	forced-color-adjust: none;
`;
