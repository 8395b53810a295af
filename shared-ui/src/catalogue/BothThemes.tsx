import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Grid } from "../layout/index.ts";

/** The same content in both themes, side by side on wide screens. */
export const BothThemes = ({ children }: { children: (theme: "light" | "dark") => ReactNode }) => (
	<Grid $columns="1fr 1fr" $from={44} $gap={4}>
		{(["light", "dark"] as const).map((theme) => (
			<Panel key={theme} data-theme={theme}>
				<Caption>{theme}</Caption>
				{children(theme)}
			</Panel>
		))}
	</Grid>
);

const Panel = styled.div`
	display: grid;
	align-content: start;
	gap: var(--space-4);
	min-width: 0;
	overflow: clip;
	padding: var(--space-5);
	border-radius: var(--radius-lg);
	box-shadow: inset 0 0 0 1px var(--line-strong);
	background: var(--bg);
	color: var(--text);
`;

const Caption = styled.p`
	font: var(--weight-medium) var(--text-xs)/1 var(--font-mono);
	letter-spacing: var(--tracking-label);
	text-transform: uppercase;
	color: var(--text-3);
`;
