import { oneLine } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

export const Root = styled.div`
	display: flex;
	align-items: center;
	gap: 0.625rem;
	padding: var(--space-3) 0 0 0.375rem;
	border-top: 1px solid var(--line);
`;

export const Avatar = styled.span`
	display: grid;
	place-items: center;
	flex: none;
	width: 1.75rem;
	height: 1.75rem;
	border-radius: 50%;
	background: var(--clay-tint);
	color: var(--clay);
	font: var(--weight-medium) var(--text-sm)/1 var(--font-mono);
`;

export const Name = styled.span`
	flex: 1;
	${oneLine}
`;
