import type { DataErrorKind } from "@site/shared-data";
import { Button, Icon } from "@site/shared-ui";
import { below, Row, Text } from "@site/shared-ui/layout";
import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { draftMessage, saveErrorMessage } from "../errorMessages.ts";

interface BannerProps {
	/** "danger" is announced immediately (alert), "warn" politely (status). */
	tone: "warn" | "danger";
	actions?: ReactNode;
	children: ReactNode;
}

/** A notice below the bar of a form; the admin may keep writing and decide later. */
export const Banner = ({ tone, actions, children }: BannerProps) => (
	<Root $tone={tone} role={tone === "danger" ? "alert" : "status"}>
		<Icon name={tone === "danger" ? "warning" : "retry"} />
		<Text $flex="1 1 16rem" $minWidth="0">
			{children}
		</Text>
		{actions && (
			<Row $wrap $justify="end" $gap="1 2" $left="auto">
				{actions}
			</Row>
		)}
	</Root>
);

interface SaveErrorBannerProps {
	noun: string;
	kind: DataErrorKind;
	isDraftStored: boolean;
	onRetry: () => void;
	onSignIn: () => void;
	onCompare: () => void;
	onSaveAsNew: (() => void) | undefined;
}

export function SaveErrorBanner({ noun, kind, isDraftStored, onRetry, onSignIn, onCompare, onSaveAsNew }: SaveErrorBannerProps) {
	const nextSteps: { [Kind in DataErrorKind]?: { label: string; run: () => void } | undefined } = {
		"signed-out": { label: "Sign in", run: onSignIn },
		conflict: { label: "Compare", run: onCompare },
		"not-found": onSaveAsNew && { label: "Save as new", run: onSaveAsNew },
	};
	const { label, run } = nextSteps[kind] ?? { label: "Retry", run: onRetry };
	return (
		<Banner
			tone="danger"
			actions={
				<Button size="small" onClick={run}>
					{label}
				</Button>
			}
		>
			<strong>Not saved.</strong> {saveErrorMessage(kind, noun)} {draftMessage(isDraftStored)}
		</Banner>
	);
}

const tones = {
	warn: css`
		--tone: var(--warn);
		border-color: var(--warn-line);
		background: var(--warn-tint);
	`,
	danger: css`
		--tone: var(--danger);
		border-color: var(--danger-line);
		background: var(--danger-tint);
	`,
};

const Root = styled.div<{ $tone: keyof typeof tones }>`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-2) var(--space-3);
	padding: var(--space-2) var(--page-pad);
	border-bottom: 1px solid;
	font-size: var(--text-md);
	line-height: 1.45;
	${({ $tone }) => tones[$tone]}

	[data-fills] & {
		padding-inline: var(--space-5) var(--space-4);
	}
	> svg {
		flex: none;
		color: var(--tone);
	}
	strong {
		font-weight: var(--weight-semibold);
	}
	${below(48)} {
		padding: var(--space-3) var(--space-4) var(--space-2);
	}
`;
