import { keyframes, styled } from "styled-components";

export const Frame = styled.div`
	position: relative;
	overflow: hidden;
	border-radius: var(--radius-md);

	[role="status"] > button {
		width: 2rem;
		height: 2rem;
		min-height: 0;
		margin: -0.25rem -0.375rem -0.25rem 0;

		@media (scripting: none) {
			display: none;
		}
	}
`;

const run = keyframes`
	to { scale: 0 1; }
`;

/** The time that is left. */
export const Time = styled.span`
	position: absolute;
	inset: auto 0 0;
	height: 2px;
	background: var(--ok);
	opacity: 0.55;
	transform-origin: left;
	animation: ${run} linear forwards;

	@media (scripting: none), (prefers-reduced-motion: reduce) {
		display: none;
	}
`;
