import { keyframes, styled } from "styled-components";

export const Availability = ({ children }: { children: string }) => (
	<Root>
		<span />
		{children}
	</Root>
);

const breathe = keyframes`
	0% { scale: 1; opacity: 0.8; }
	70%, 100% { scale: 2.4; opacity: 0; }
`;

const Root = styled.p`
	display: inline-flex;
	align-items: center;
	gap: 0.625rem;
	padding: 0.4375rem 0.875rem 0.4375rem 0.75rem;
	border-radius: var(--radius-full);
	background: var(--accent-tint);
	color: var(--accent);
	font-size: var(--text-md);
	font-weight: var(--weight-medium);
	line-height: 1.3;

	span {
		position: relative;
		flex: none;
		width: 0.5rem;
		height: 0.5rem;
		border-radius: 50%;
		background: currentColor;
	}
	/* Twice only: WCAG 2.2.2 requires a stop button for motion longer than five seconds. */
	span::after {
		content: "";
		position: absolute;
		inset: 0;
		border: 1px solid currentColor;
		border-radius: inherit;
		opacity: 0;
		animation: ${breathe} 2.4s var(--ease) 2;
	}
`;
