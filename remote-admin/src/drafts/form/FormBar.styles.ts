import { iconSquare } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

const isNarrow = "@media (max-width: 47.99rem)";

/** Below this width title, state and buttons do not fit in one line. */
const isMedium = "@media (max-width: 63.99rem)";

export const Root = styled.div`
	position: sticky;
	top: 0;
	z-index: var(--z-sticky);
	display: flex;
	align-items: center;
	gap: var(--space-3);
	min-height: var(--bar-height);
	padding-inline: calc(var(--page-pad) - 0.5rem) var(--page-pad);
	border-bottom: 1px solid var(--line);
	background: var(--bg);

	[data-fills] > & {
		flex: none;
		padding-inline: var(--space-3) var(--space-4);
	}
	${isNarrow} {
		gap: var(--space-2);
		padding-inline: var(--space-2);
	}
	> a {
		${iconSquare}
	}
`;

/* On phones this bar replaces the bar of the layout. */
export const Menu = styled.div`
	position: relative;
	display: none;

	${isNarrow} {
		display: flex;
	}
`;

export const TitleBlock = styled.div`
	display: flex;
	align-items: center;
	gap: var(--space-4);
	min-width: 0;

	/* Only one of them fits next to the save state and the buttons. */
	@media (max-width: 74.99rem) {
		display: grid;
		gap: 0;
	}
`;

export const Tools = styled.div`
	display: flex;
	gap: 2px;
	padding-inline: var(--space-2);
	border-inline: 1px solid var(--line);

	@media (max-width: 68.75rem) {
		display: none;
	}
`;

/* On phones and small tablets the buttons are at the bottom, above the on-screen keyboard. */
export const Saves = styled.div`
	display: flex;
	gap: var(--space-2);

	${isMedium} {
		position: fixed;
		inset: auto 0 0 var(--side-width);
		z-index: var(--z-sticky);
		padding: var(--space-2) var(--space-4) calc(var(--space-2) + env(safe-area-inset-bottom));
		border-top: 1px solid var(--line);
		background: var(--bg);

		> * {
			flex: 1;
		}
	}
	@media (max-width: 25.99rem) {
		gap: var(--space-1);
		padding-inline: var(--space-2);

		&& > * {
			flex: 1 0 auto;
			padding-inline: var(--space-2);
		}
	}
`;
