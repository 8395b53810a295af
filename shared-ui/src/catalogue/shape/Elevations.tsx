import { styled } from "styled-components";
import { Grid, Stack } from "../../layout/index.ts";
import { token } from "../../theme/token.ts";
import { TokenName } from "../TokenName.tsx";

const elevations = [
	{ name: "edge", job: "images" },
	{ name: "shadow-pill", job: "the floating header, the bar for several rows" },
	{ name: "shadow-overlay", job: "menus, dialogs, the palette" },
] as const;

/** The edge and the two shadows on the ground they are made for. */
export const Elevations = () => (
	<Stack as="ul" $gap={5}>
		{elevations.map(({ name, job }) => (
			<Grid key={name} as="li" $columns="6rem minmax(0, 1fr)" $gap={5} $align="center">
				<Tile style={{ boxShadow: token(name) }} />
				<Stack as="div" $size="sm" $tone="text-2">
					<TokenName name={name} />
					{job}
				</Stack>
			</Grid>
		))}
	</Stack>
);

const Tile = styled.div`
	height: 4rem;
	border-radius: var(--radius-md);
	background: var(--overlay);
`;
