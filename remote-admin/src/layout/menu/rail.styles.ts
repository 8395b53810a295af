import { unseen } from "@site/shared-ui/mixins";
import { css } from "styled-components";

/**
 * The sidebar beside an editor: only icons, to save space; their names stay as tooltips and for assistive
 * technology.
 */
export const rail = css`
	&:has([data-editor]) {
		--side-width: 4rem;
		height: 100dvh;
		overflow: hidden;

		@media (min-width: 48rem) {
			> header > div {
				padding-inline: 0.75rem;
				overflow: hidden auto;
				scrollbar-width: none;
			}
			> header :is(a, button) {
				justify-content: center;
				gap: 0;
				padding-inline: 0;
				font-size: 0;
			}
			> header :is(a, button) > span:not(:empty) {
				${unseen}
			}
			> header nav :is(a, button) {
				min-height: 2.25rem;
			}
			/* The badge becomes a dot. */
			> header nav li > span {
				top: 0.25rem;
				right: 0.375rem;
				translate: none;
				width: 0.5rem;
				min-width: 0;
				height: 0.5rem;
				padding: 0;
				background: var(--clay);
				box-shadow: 0 0 0 2px var(--bg);
				font-size: 0;
			}
			> header > div > div:last-child {
				flex-direction: column;
				padding-left: 0;

				svg {
					width: 1.125rem;
					height: 1.125rem;
				}
				> span:not([aria-hidden]) {
					${unseen}
				}
			}
		}
	}
`;
