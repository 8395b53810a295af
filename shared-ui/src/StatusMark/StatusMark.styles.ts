import { css, styled } from "styled-components";
import { token } from "../theme/token.ts";

export type Shape = "ring" | "dashed" | "disc" | "half" | "dot" | "check" | "cross" | "haloed";
export type StatusTone = "ok" | "warn" | "danger" | "clay";

/** Draws the mark as a mask over the tone's colour. A mask needs an opaque path, here black. */
const cut = (path: string) => css`
	&::before {
		border: 0;
		background: var(--mark);
		mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 11 11'%3E%3Cpath fill-rule='evenodd' d='M5.500 0a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11Z${path}'/%3E%3C/svg%3E")
			center / 100% no-repeat;
	}
`;

const shapes = {
	ring: null,
	dashed: css`
		&::before {
			border-style: dashed;
		}
	`,
	disc: css`
		&::before {
			background: var(--mark);
		}
	`,
	half: css`
		&::before {
			background: linear-gradient(90deg, transparent 50%, var(--mark) 0);
		}
	`,
	dot: css`
		&::before {
			padding: 1px;
			background: radial-gradient(var(--mark) 45%, transparent 50%) content-box;
		}
	`,
	check: cut("M2.600 5.800l2.100 2.100L8.500 4 7.600 3.100 4.700 6 3.500 4.900Z"),
	cross: cut(
		"M3.200 4.100l1.400 1.400-1.400 1.400.9.9 1.400-1.400 1.400 1.400.9-.9-1.400-1.400 1.400-1.400-.9-.9-1.400 1.400-1.400-1.400Z",
	),
	haloed: css`
		&::before {
			background: var(--mark);
			box-shadow: 0 0 0 3px var(--halo);
		}
	`,
} satisfies Record<Shape, unknown>;

export const Root = styled.span<{ $shape: Shape; $tone: StatusTone | undefined; $emphasis: boolean }>`
	--mark: ${({ $tone }) => token($tone ?? "text-3")};
	--halo: ${({ $tone }) => token($tone ? `${$tone}-tint` : "sunk")};
	display: inline-flex;
	align-items: center;
	gap: 0.5rem;
	font-size: var(--text-sm);
	color: ${({ $emphasis }) => token($emphasis ? "text" : "text-2")};
	white-space: nowrap;

	&::before {
		content: "";
		flex: none;
		width: 0.6875rem;
		height: 0.6875rem;
		border: 1.5px solid var(--mark);
		border-radius: 50%;
		forced-color-adjust: none;
	}
	${({ $shape }) => shapes[$shape]}
`;
