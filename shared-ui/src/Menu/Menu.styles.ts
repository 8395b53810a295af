import { Menu as Base } from "@base-ui/react/menu";
import { styled } from "styled-components";
import { listPlate, listRow } from "../overlay/list.styles.ts";

export const Portal = styled(Base.Portal)`
	position: relative;
	z-index: var(--z-popover);
`;

export const Positioner = styled(Base.Positioner)`
	outline: 0;
`;

export const Popup = styled(Base.Popup)`
	${listPlate}
	min-width: 11rem;
`;

export const Item = styled(Base.Item)<{ $danger?: boolean }>`
	${listRow}
	${({ $danger }) => $danger && "--ink: var(--danger); --ink-icon: var(--danger); --ground: var(--danger-tint);"}
`;

export const LinkItem = styled(Base.LinkItem)`
	${listRow}
`;

export const Separator = styled(Base.Separator)`
	height: 1px;
	margin: 0.375rem 0.75rem;
	background: var(--line);
`;
