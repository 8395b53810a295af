import { edge } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

/** The frame of an image: a subtle edge instead of a border, slightly dimmed in the dark theme. */
export const ImageFrame = styled.span`
	position: relative;
	display: block;
	overflow: hidden;
	border-radius: var(--radius-md);
	background: var(--subtle);
	isolation: isolate;

	img {
		width: 100%;
		height: 100%;
		object-fit: cover;
		filter: var(--pic-filter);
	}
	${edge}
`;
