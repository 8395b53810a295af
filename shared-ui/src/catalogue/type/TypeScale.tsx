import { styled } from "styled-components";
import { from, Row, Text } from "../../layout/index.ts";
import { token } from "../../theme/token.ts";
import { scale } from "../../theme/tokens.ts";
import { TokenName } from "../TokenName.tsx";

type Size = Extract<keyof typeof scale, `text-${string}`>;

const serifFrom = 20;
const isFluid = (name: Size) => scale[name].startsWith("clamp");
const largest = (name: Size) => Math.max(...[...scale[name].matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem)));

const sizes = (Object.keys(scale) as (keyof typeof scale)[])
	.filter((name): name is Size => name.startsWith("text-"))
	.sort((one, other) => Number(isFluid(one)) - Number(isFluid(other)) || largest(one) - largest(other));

/** Every text size in the typeface it is used with: fixed sizes first, then fluid ones, largest last. */
export const TypeScale = () => (
	<List className="sizes">
		{sizes.map((name) => {
			const fluid = isFluid(name);
			const pixels = Number.parseFloat(scale[name]) * 16;
			const display = fluid || pixels >= serifFrom;
			return (
				<li key={name}>
					<Row as="p" $gap={3} $font="mono" $size="xs" $weight="regular" $leading={1.6}>
						<TokenName name={name} />
						<Text as="span" $tone="text-3">
							{fluid ? range(scale[name]) : `${pixels} px`}
						</Text>
					</Row>
					<Text
						$font={display ? "serif" : "sans"}
						$weight={display ? "medium" : "regular"}
						$leading={display ? "heading" : "ui"}
						$tracking={display ? "heading" : undefined}
						style={{ fontSize: token(name) }}
					>
						{display ? "Tea above Lembang" : "Tea above Lembang is picked before the sun has left the ridge."}
					</Text>
				</li>
			);
		})}
	</List>
);

/** "clamp(2.5rem, …, 4.5rem)" as "40 to 72 px". */
function range(value: string) {
	const [least = 0, , most = 0] = value
		.slice("clamp(".length)
		.split(",")
		.map((part) => Number.parseFloat(part) * 16);
	return `${least} to ${most} px`;
}

const List = styled.ul`
	display: grid;

	li {
		display: grid;
		gap: var(--space-1) var(--space-5);
		align-items: baseline;
		padding-block: var(--space-3);
		border-top: 1px solid var(--line);
	}
	li:first-child {
		border-top: 0;
		padding-top: 0;
	}
	${from(48)} {
		li {
			grid-template-columns: 12rem minmax(0, 1fr);
		}
	}
`;
