import { styled } from "styled-components";
import { token } from "../../theme/token.ts";

const weights = ["weight-regular", "weight-medium", "weight-semibold"] as const;

/** The weights, in the grotesque and in the serif. */
export const Weights = () => (
	<Root>
		{weights.map((name) => (
			<div key={name}>
				<code>{name}</code>
				<p style={{ fontWeight: token(name) }}>Picked before seven</p>
				<Serif style={{ fontWeight: token(name) }}>Picked before seven</Serif>
			</div>
		))}
	</Root>
);

const Root = styled.div`
	display: grid;
	gap: var(--space-5);
	grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
	font-size: var(--text-xl);

	code {
		font-size: var(--text-xs);
		color: var(--text-3);
	}
`;

const Serif = styled.p`
	font-family: var(--font-serif);
	font-size: var(--text-2xl);
	line-height: var(--leading-heading);
`;
