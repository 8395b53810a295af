import { styled } from "styled-components";
import type { Colour } from "../theme/tokens.ts";
import { common, declare, type PropsOf } from "./rules.ts";

interface CardProps extends PropsOf<typeof common> {
	$ground?: Extract<Colour, "surface" | "subtle">;
}

/** A ruled box with round corners. */
export const Card = styled.div<CardProps>`
	border: 1px solid var(--line);
	border-radius: var(--radius-md);
	background: var(--${({ $ground = "surface" }) => $ground});
	${declare(common)}
`;
