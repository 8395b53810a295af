import { styled } from "styled-components";
import { token } from "../../theme/token.ts";
import { scale } from "../../theme/tokens.ts";
import { TokenName } from "../TokenName.tsx";

const radii = ["radius-xs", "radius-sm", "radius-md", "radius-lg", "radius-full"] as const;

/** The radii, and the rule for nesting them. */
export const Radii = () => (
	<Root>
		{radii.map((name) => (
			<figure key={name}>
				<Tile style={{ borderRadius: token(name) }} />
				<figcaption>
					<TokenName name={name} /> {scale[name]}
				</figcaption>
			</figure>
		))}
		<figure>
			<Outer>
				<Inner />
			</Outer>
			<figcaption>
				<code>nested</code> 14 − 8 = 6px
			</figcaption>
		</figure>
	</Root>
);

const Root = styled.div`
	display: grid;
	gap: var(--space-5);
	grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));

	figcaption {
		margin-top: var(--space-2);
		font-size: var(--text-sm);
		color: var(--text-3);
	}
	code {
		color: var(--text);
	}
`;

const Tile = styled.div`
	height: 5.5rem;
	background: var(--surface);
	box-shadow: inset 0 0 0 1px var(--control);
`;

const Outer = styled.div`
	height: 5.5rem;
	padding: var(--space-2);
	border-radius: var(--radius-lg);
	background: var(--surface);
	box-shadow: inset 0 0 0 1px var(--control);
`;

const Inner = styled.div`
	height: 100%;
	border-radius: var(--radius-sm);
	background: var(--accent-tint);
	box-shadow: inset 0 0 0 1px var(--accent-line);
`;
