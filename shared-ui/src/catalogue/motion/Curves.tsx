import { styled } from "styled-components";
import { scale } from "../../theme/tokens.ts";
import { TokenName } from "../TokenName.tsx";

const curves = [
	{ name: "ease", job: "answers a hand" },
	{ name: "ease-in-out", job: "travels on its own" },
] as const;

/** The timing functions, drawn: time to the right, way upwards. */
export const Curves = () => (
	<Root>
		{curves.map(({ name, job }) => {
			const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...scale[name].matchAll(/[\d.]+/g)].map(([number]) => Number(number) * 100);
			return (
				<figure key={name}>
					<svg viewBox="-4 -4 108 108" aria-hidden="true">
						<path className="frame" d="M0 0V100H100" />
						<path className="handle" d={`M0 100L${x1} ${100 - y1}M100 0L${x2} ${100 - y2}`} />
						<path className="curve" d={`M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`} />
					</svg>
					<figcaption>
						<TokenName name={name} /> {job}
						<small>{scale[name]}</small>
					</figcaption>
				</figure>
			);
		})}
	</Root>
);

const Root = styled.div`
	display: grid;
	gap: var(--space-6);
	grid-template-columns: repeat(auto-fill, minmax(12rem, 14rem));

	svg {
		width: 100%;
		fill: none;
	}
	.frame {
		stroke: var(--line-strong);
	}
	.handle {
		stroke: var(--control);
		stroke-dasharray: 2 3;
	}
	.curve {
		stroke: var(--clay);
		stroke-width: 2;
	}
	figcaption {
		margin-top: var(--space-3);
		font-size: var(--text-sm);
		color: var(--text-2);
	}
	code {
		color: var(--text);
	}
	small {
		display: block;
		margin-top: var(--space-1);
		font: var(--weight-regular) var(--text-xs)/1.4 var(--font-mono);
		color: var(--text-3);
	}
`;
