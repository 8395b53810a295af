import { Tabs as Base } from "@base-ui/react/tabs";
import { styled } from "styled-components";

export const List = styled(Base.List)`
	position: relative;
	display: flex;
	gap: var(--space-5);
	overflow-x: auto;
	scrollbar-width: none;
	border-bottom: 1px solid var(--line);
`;

export const Tab = styled(Base.Tab)`
	display: inline-flex;
	flex: none;
	align-items: center;
	gap: 0.5rem;
	min-height: var(--control-md);
	font-size: var(--text-ui);
	color: var(--text-2);
	transition: color var(--t-colour);

	&[data-active] {
		color: var(--text);
	}
	&[data-disabled] {
		color: var(--text-disabled);
		cursor: default;
	}
	&:focus-visible {
		outline-offset: -3px;
	}
	@media (hover: hover) {
		&:hover:not([data-disabled]) {
			color: var(--text);
		}
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		min-height: var(--touch);
	}
	@media (forced-colors: active) {
		&[data-active] {
			color: Highlight;
		}
	}
`;

export const Count = styled.span`
	font: var(--weight-regular) var(--text-2xs)/1 var(--font-mono);
	color: var(--text-3);
`;

/* Base UI sets --active-tab-left: and --active-tab-width:. */
export const Mark = styled(Base.Indicator)`
	position: absolute;
	bottom: 0;
	left: 0;
	width: var(--active-tab-width);
	height: 2px;
	background: var(--accent);
	translate: var(--active-tab-left) 0;
	transition:
		translate var(--t-move) var(--ease),
		width var(--t-move) var(--ease);

	@media (forced-colors: active) {
		background: Highlight;
	}
`;

export const Panel = styled(Base.Panel)`
	padding-top: var(--space-4);

	&:focus-visible {
		outline-offset: 4px;
	}
`;
