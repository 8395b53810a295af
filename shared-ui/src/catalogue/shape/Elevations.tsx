import { styled } from "styled-components";
import { token } from "../../theme/token.ts";

const elevations = [
	{ name: "edge", job: "images" },
	{ name: "shadow-pill", job: "the floating header, the bar for several rows" },
	{ name: "shadow-overlay", job: "menus, dialogs, the palette" },
] as const;

/** The edge and the two shadows on the ground they are made for. */
export const Elevations = () => (
	<Root className="elevations">
		{elevations.map(({ name, job }) => (
			<li key={name}>
				<Tile style={{ boxShadow: token(name) }} />
				<p>
					<code>{name}</code>
					{job}
				</p>
			</li>
		))}
	</Root>
);

const Root = styled.ul`
	display: grid;
	gap: var(--space-5);

	li {
		display: grid;
		grid-template-columns: 6rem minmax(0, 1fr);
		gap: var(--space-5);
		align-items: center;
	}
	p {
		font-size: var(--text-sm);
		color: var(--text-2);
	}
	code {
		display: block;
		color: var(--text);
	}
`;

const Tile = styled.div`
	height: 4rem;
	border-radius: var(--radius-md);
	background: var(--overlay);
`;
