import { css } from "styled-components";

/** The sidebar of an editor: icons alone, so that the text gets the room; their names stay for assistive technology and as tooltips. */
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
				position: absolute;
				width: 1px;
				height: 1px;
				overflow: hidden;
				clip-path: inset(50%);
			}
			> header nav :is(a, button) {
				min-height: 2.25rem;
			}
			> header > div > div:last-child {
				flex-direction: column;
				padding-left: 0;

				> span:not([aria-hidden]) {
					position: absolute;
					width: 1px;
					height: 1px;
					overflow: hidden;
					clip-path: inset(50%);
				}
			}
		}
	}
`;
