import { styled } from "styled-components";
import { from } from "../../layout/index.ts";
import { token } from "../../theme/token.ts";
import type { TokenName as Name } from "../../theme/tokens.ts";
import { TokenName } from "../TokenName.tsx";

/** Colours without a required contrast, each with its reason. */
export const Decoration = ({ reasons }: { reasons: Record<string, string> }) => (
	<List>
		{Object.entries(reasons).map(([name, reason]) => (
			<div key={name}>
				<dt>
					<Dot style={{ background: token(name as Name) }} />
					<TokenName name={name as Name} />
				</dt>
				<dd>{reason}</dd>
			</div>
		))}
	</List>
);

const List = styled.dl`
	display: grid;
	font-size: var(--text-md);

	> div {
		display: grid;
		gap: var(--space-1) var(--space-5);
		padding-block: var(--space-3);
		border-top: 1px solid var(--line);
	}
	> div:first-child {
		border-top: 0;
		padding-top: 0;
	}
	dt {
		display: flex;
		align-items: center;
		gap: var(--space-3);
		font-size: var(--text-sm);
	}
	dd {
		margin: 0;
		color: var(--text-2);
	}
	${from(44)} {
		> div {
			grid-template-columns: 14rem minmax(0, 1fr);
		}
	}
`;

const Dot = styled.span`
	width: 1rem;
	height: 1rem;
	border-radius: var(--radius-full);
	box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--text) 14%, transparent);
	forced-color-adjust: none;
`;
