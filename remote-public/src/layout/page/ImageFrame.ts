import { edge } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

/** The frame of a picture: an optical edge instead of a border, dimmed a touch at night. */
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
