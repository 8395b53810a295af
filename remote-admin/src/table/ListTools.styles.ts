import { below } from "@site/shared-ui/layout";
import { unseen } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

export const Root = styled.div`
	position: sticky;
	top: 0;
	z-index: var(--z-sticky);
	margin-inline: calc(-1 * var(--space-2));
	padding: var(--space-2);
	background: var(--bg);

	form {
		display: flex;
		align-items: center;
		gap: var(--space-2);
	}
	${below(48)} {
		top: var(--bar-height);
		margin-inline: calc(-1 * var(--space-4));
		padding-inline: var(--space-4);

		/* The clear button wraps below the search text if there is no space next to it. */
		form {
			flex-wrap: wrap;

			> :first-child {
				flex: 1 1 9rem;
				width: auto;
			}
			> button {
				margin-left: auto;
			}
		}
	}
`;

export const Layouts = styled.div`
	flex: none;
	margin-left: auto;

	@media (pointer: coarse) {
		button {
			min-height: var(--touch);
		}
	}
	${below(48)} {
		flex: 1 0 100%;

		> div {
			width: 100%;
		}
	}
`;

export const StatusField = styled.label`
	position: relative;
	flex: none;
	display: flex;
	align-items: center;

	&& select {
		width: auto;
		min-height: var(--control-md);
		padding-left: 4.125rem;

		@media (pointer: coarse) {
			min-height: var(--touch);
		}
		${below(48)} {
			padding-left: 0.75rem;
		}
	}
	span {
		position: absolute;
		left: 0.75rem;
		font-size: var(--text-sm);
		color: var(--text-3);
		pointer-events: none;

		${below(48)} {
			${unseen}
		}
	}
`;
