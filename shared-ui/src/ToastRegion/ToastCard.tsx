import { Button, Icon, IconButton } from "@site/shared-ui";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { Toast } from "./createToasts.ts";
import { Card, icons, Line, Text, Time } from "./ToastRegion.styles.ts";
import { useCountdown } from "./useCountdown.ts";

interface ToastCardProps {
	toast: Toast;
	onDismiss: () => void;
}

/** One toast with its action, its dismiss button and its countdown. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
	const [pointed, setPointed] = useState(false);
	const [focused, setFocused] = useState(false);
	const isPaused = useCountdown(toast.durationMs, pointed || focused, onDismiss);
	const cameFrom = useRef<HTMLElement>(null);
	const { action } = toast;
	const interrupts = toast.tone === "danger" || toast.tone === "warn";

	const handleFocus = (event: FocusEvent) => {
		const { relatedTarget } = event;
		if (relatedTarget instanceof HTMLElement && !event.currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
		setFocused(true);
	};
	const leave = () => {
		onDismiss();
		cameFrom.current?.focus();
	};

	const handleKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Escape") return;
		event.stopPropagation();
		leave();
	};

	return (
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to Escape from inside.
		<Card
			$tone={toast.tone}
			onPointerEnter={() => setPointed(true)}
			onPointerLeave={() => setPointed(false)}
			onFocus={handleFocus}
			onBlur={() => setFocused(false)}
			onKeyDown={handleKeyDown}
		>
			<Line>
				<Icon name={icons[toast.tone]} />
				{/* aria-live beside the role: a modal dialog hides everything outside but live regions. */}
				<Text role={interrupts ? "alert" : "status"} aria-live={interrupts ? "assertive" : "polite"}>
					{toast.text}
				</Text>
			</Line>
			{action && (
				<Button
					size="small"
					variant="quiet"
					onClick={() => {
						leave();
						action.run();
					}}
				>
					{action.label}
				</Button>
			)}
			<IconButton label="Dismiss" onClick={leave}>
				<Icon name="close" />
			</IconButton>
			{Number.isFinite(toast.durationMs) && (
				<Time
					aria-hidden="true"
					style={{ animationDuration: `${toast.durationMs}ms`, animationPlayState: isPaused ? "paused" : "running" }}
				/>
			)}
		</Card>
	);
}
