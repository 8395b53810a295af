import { Row } from "@site/shared-ui/layout";
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
			<Row $align="baseline" $justify="space-between" $gap={3} $padBottom={2} $rule="bottom">
				<Title id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
					{title}
				</Title>
				{aside}
			</Row>
			{children}
		</section>
	);
}

const Title = styled.h2`
	font-size: var(--text-md);
	font-weight: var(--weight-semibold);

	&:focus {
		outline: 0;
	}
`;
