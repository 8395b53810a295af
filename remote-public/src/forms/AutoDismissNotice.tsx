import { Icon, IconButton, Notice } from "@site/shared-ui";
import { TimeLine, useCountdown } from "@site/shared-ui/useCountdown";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { focusMain } from "../layout/page/focusMain.ts";

/** A confirmation for five seconds, paused while it is hovered, focused or in a hidden tab. */
export function AutoDismissNotice({ children }: { children: ReactNode }) {
	const [isOver, setOver] = useState(false);
	const dismiss = () => setOver(true);
	const { hold, timeLine } = useCountdown(5000, dismiss);
	if (isOver) return null;
	return (
		<Frame {...hold}>
			<Notice
				tone="ok"
				action={
					<IconButton
						label="Dismiss"
						onClick={() => {
							dismiss();
							// The button, which had the focus, is removed.
							focusMain();
						}}
					>
						<Icon name="close" />
					</IconButton>
				}
			>
				{children}
			</Notice>
			<TimeLine {...timeLine} />
		</Frame>
	);
}

const Frame = styled.div`
	position: relative;
	overflow: hidden;
	border-radius: var(--radius-md);

	[role="status"] > button {
		width: 2rem;
		height: 2rem;
		min-height: 0;
		margin: -0.25rem -0.375rem -0.25rem 0;

		@media (pointer: coarse) {
			width: var(--touch);
			height: var(--touch);
			margin-block: -0.625rem;
		}

		@media (scripting: none) {
			display: none;
		}
	}
`;
