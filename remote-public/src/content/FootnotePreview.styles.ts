import { styled } from "styled-components";

export const Root = styled.div`
	position: fixed;
	inset: auto;
	width: max-content;
	max-width: min(24rem, 100vw - 2 * var(--gutter));
	margin: 0;
	padding: 0.75rem 1rem;
	border: 0;
	border-radius: var(--radius-md);
	background: var(--overlay);
	color: var(--text);
	box-shadow: var(--shadow-overlay);
	font-size: var(--text-ui);
	line-height: 1.55;

	p + p {
		margin-top: 0.6em;
	}
	a {
		text-decoration: underline 1.5px var(--accent-line);
		text-underline-offset: 0.2em;
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
	@media print {
		display: none;
	}
`;
