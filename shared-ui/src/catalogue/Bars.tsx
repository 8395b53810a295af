import { styled } from "styled-components";
import { Text } from "../layout/index.ts";
import { token } from "../theme/token.ts";
import { scale } from "../theme/tokens.ts";
import { TokenName } from "./TokenName.tsx";
import { lines, Purpose, Track } from "./type/Measures.styles.ts";

type Length = keyof typeof scale;

interface BarsProps {
	names: readonly Length[];
	/** The purpose of each, if the name does not say it. */
	jobs?: Partial<Record<Length, string>>;
}

/** Lengths drawn as bars of that length. A bar longer than the page ends at its edge. */
export const Bars = ({ names, jobs = {} }: BarsProps) => (
	<List className="bars">
		{names.map((name) => (
			<li key={name}>
				<TokenName name={name} />
				<Text as="span" $tone="text-3" $numeric>
					{pixels(scale[name])}
				</Text>
				<Track>
					<Bar style={{ width: token(name) }} />
				</Track>
				{jobs[name] && <Purpose>{jobs[name]}</Purpose>}
			</li>
		))}
	</List>
);

/** "0.75rem" as "12 px", "clamp(1.25rem, 5vw, 3rem)" as "20 to 48 px". */
function pixels(value: string) {
	const lengths = [...value.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16);
	return lengths.length > 1 ? `${lengths[0]} to ${lengths.at(-1)} px` : `${lengths[0]} px`;
}

const List = styled.ul`
	display: grid;
	gap: var(--space-3);
	${lines}
`;

const Bar = styled.span`
	max-width: 100%;
	display: block;
	height: 1rem;
	border-radius: var(--radius-xs);
	background: var(--accent-line);
	forced-color-adjust: none;
`;
