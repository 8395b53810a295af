import { css, keyframes, styled } from "styled-components";

interface ProgressProps {
	/** The accessible name: "Uploading braga.webp". */
	label: string;
	/** 0 to 100; leave it out while the amount is unknown. */
	value?: number | undefined;
	/** edge: a line along the top of the window, above the header; bar: a bar of its container's width. */
	variant?: "bar" | "edge";
}

/** A progress bar. */
export function Progress({ label, value, variant = "bar" }: ProgressProps) {
	const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
	return (
		<Track
			$edge={variant === "edge"}
			$unknown={percent === undefined}
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={percent}
		>
			<div style={percent === undefined ? undefined : { scale: `${percent / 100} 1` }} />
		</Track>
	);
}

const edge = css`
	position: fixed;
	inset: 0 0 auto;
	z-index: var(--z-popover);
	height: 3px;
	border-radius: 0;
	background: none;
	pointer-events: none;
`;

const sweep = keyframes`
	from { translate: -100% 0; }
	to { translate: 300% 0; }
`;

const Track = styled.div<{ $edge: boolean; $unknown: boolean }>`
	overflow: hidden;
	height: 4px;
	border-radius: 2px;
	background: var(--sunk);
	${({ $edge }) => $edge && edge}

	@media (forced-colors: active) {
		outline: 1px solid;
	}
	> div {
		height: 100%;
		border-radius: inherit;
		background: var(--clay);
		transform-origin: left;
		forced-color-adjust: none;
		${({ $unknown }) =>
			$unknown &&
			css`
				width: 33%;
				animation: ${sweep} 1.4s var(--ease-in-out) infinite;
			`}
	}
`;
