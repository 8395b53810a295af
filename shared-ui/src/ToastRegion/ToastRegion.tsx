import { Button, Icon, IconButton } from "@site/shared-ui";
import { type FocusEvent, type KeyboardEvent, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { Toast, Toasts } from "./createToasts.ts";
import { Card, Region } from "./ToastRegion.styles.ts";
import { TimeLine, useCountdown } from "./useCountdown.ts";

/** The region of toasts, above everything else, newest at the bottom. They disappear after their duration. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
	const list = useSyncExternalStore(toasts.subscribe, toasts.list, none);
	if (list.length === 0) return null;
	return createPortal(
		<Region aria-label="Notices">
			{list.map((toast) => (
				<ToastCard key={toast.id} toast={toast} onDismiss={() => toasts.dismiss(toast.id)} />
			))}
		</Region>,
		document.body,
	);
}

const empty: readonly Toast[] = [];
const none = () => empty;

interface ToastCardProps {
	toast: Toast;
	onDismiss: () => void;
}

function ToastCard({ toast: { tone, text, action, durationMs }, onDismiss }: ToastCardProps) {
	const { hold, timeLine } = useCountdown(durationMs, onDismiss);
	const cameFrom = useRef<HTMLElement>(null);
	const isFailure = tone === "danger";

	const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
		hold.onFocus();
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
		<Card $tone={tone} {...hold} onFocus={handleFocus} onKeyDown={handleKeyDown}>
			<div>
				<Icon name={isFailure ? "warning" : "check"} />
				{/* aria-live in addition to the role: a modal dialog hides everything outside but live regions. */}
				<p role={isFailure ? "alert" : "status"} aria-live={isFailure ? "assertive" : "polite"}>
					{text}
				</p>
			</div>
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
			{Number.isFinite(durationMs) && <TimeLine aria-hidden="true" {...timeLine} />}
		</Card>
	);
}
