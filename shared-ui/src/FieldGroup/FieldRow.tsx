import type { ReactNode } from "react";
import { styled } from "styled-components";

/** Two fields side by side, one below the other where there is no room; one alone takes half. */
export const FieldRow = ({ children }: { children: ReactNode }) => <Root>{children}</Root>;

const Root = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 13rem), calc((100% - var(--space-4)) / 2)), 1fr));
	gap: 1.25rem var(--space-4);
	align-items: start;
`;
