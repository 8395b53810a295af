import { CopyButton } from "@site/shared-ui/CopyButton";
import { oneLine } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

export const PublicUrl = ({ path }: { path: string }) => (
	<div>
		<Name>Address</Name>
		<Line>
			<span>{path}</span>
			<CopyButton text={new URL(path, location.origin).href} />
		</Line>
		<Note>Stays the same when the title changes.</Note>
	</div>
);

const Name = styled.p`
	font-size: var(--text-sm);
	font-weight: var(--weight-medium);
`;

const Line = styled.p`
	display: flex;
	align-items: center;
	gap: var(--space-1);
	min-height: 2.25rem;
	margin-top: 0.4375rem;
	padding: 0 0.25rem 0 0.75rem;
	border-radius: var(--radius-sm);
	background: var(--subtle);
	font: var(--weight-regular) var(--text-xs) / 1.4 var(--font-mono);
	color: var(--text-2);

	> span {
		flex: 1;
		${oneLine}
	}
`;

const Note = styled.p`
	margin-top: 0.4375rem;
	font-size: var(--text-sm);
	color: var(--text-3);
`;
