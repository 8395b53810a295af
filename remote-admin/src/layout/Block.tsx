import { type ReactNode, type Ref, useId } from "react";
import { styled } from "styled-components";

interface BlockProps {
	title: string;
	aside?: ReactNode;
	titleRef?: Ref<HTMLHeadingElement>;
	className?: string;
	children: ReactNode;
}

export function Block({ title, aside, titleRef, className, children }: BlockProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={className}>
			<Head>
				<Title id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
					{title}
				</Title>
				{aside}
			</Head>
			{children}
		</section>
	);
}

const Head = styled.div`
	display: flex;
	align-items: baseline;
	justify-content: space-between;
	gap: var(--space-3);
	padding-bottom: var(--space-2);
	border-bottom: 1px solid var(--line);
`;

const Title = styled.h2`
	font-size: var(--text-md);
	font-weight: var(--weight-semibold);

	&:focus {
		outline: 0;
	}
`;
