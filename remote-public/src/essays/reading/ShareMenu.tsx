import { Button, Icon, useMounted } from "@site/shared-ui";
import { type ReactNode, type RefObject, useCallback, useId, useRef, useSyncExternalStore } from "react";
import { siteConfig } from "../../../../site.config.ts";
import { useAfterFirstPaint } from "../../first-paint/useAfterFirstPaint.ts";
import { Choices, Copy, Root } from "./ShareMenu.styles.ts";

interface ShareMenuProps {
	/** The canonical URL. */
	url: string;
	title: string;
}

/** The share menu. A native popover, so its links work before any script has run. */
export function ShareMenu({ url, title }: ShareMenuProps) {
	const choices = useRef<HTMLDivElement>(null);
	const isOpen = useIsPopoverOpen(choices);
	const hasDeviceMenu = useMounted() && typeof navigator.share === "function";
	const isAfterFirstPaint = useAfterFirstPaint();
	const id = useId();
	return (
		<Root>
			<Button variant="quiet" size="small" popoverTarget={id} aria-expanded={isOpen} aria-controls={id}>
				<Icon>
					<path d="M12 15V4M8 7.5 12 3.5l4 4M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5" />
				</Icon>
				Share
			</Button>
			<Choices ref={choices} id={id} popover="auto">
				<ul aria-label="Share this essay">
					{(isOpen || isAfterFirstPaint) &&
						siteConfig.shareTargets.map((target) => (
							<li key={target.id}>
								<a href={shareUrl(target.url, { url, title })} target="_blank" rel="noopener">
									<Icon>{shareIcons[target.id]}</Icon>
									{target.label}
								</a>
							</li>
						))}
					{hasDeviceMenu && (
						<li>
							<button type="button" onClick={() => void shareOnDevice({ url, title })}>
								<Icon>
									<path d="M5 12h.01M12 12h.01M19 12h.01" />
								</Icon>
								More ways to share
							</button>
						</li>
					)}
				</ul>
				<hr />
				<Copy text={url} label="Copy link" data-scripted="" />
			</Choices>
		</Root>
	);
}

/** Opens the device's share sheet; it rejects when the visitor cancels. */
async function shareOnDevice(page: ShareMenuProps) {
	await navigator.share(page).catch(() => {});
}

/** A share target's URL template filled in. */
const shareUrl = (template: string, { url, title }: { url: string; title: string }) =>
	template.replace("{url}", encodeURIComponent(url)).replace("{title}", () => encodeURIComponent(title));

/** The icons of the share targets, by their id in the site configuration. */
const shareIcons: Record<string, ReactNode> = {
	x: <path d="M4 4h4.2L20 20h-4.2L4 4Zm.4 16 6.4-7.1M13 10.6 19.2 4" />,
	linkedin: (
		<>
			<path d="M8.5 20V10M8.5 15.5c0-3.5 2-5.5 4.7-5.5 2.8 0 4.3 1.7 4.3 4.8V20M4 10v10" />
			<circle cx="4" cy="5.5" r=".9" fill="currentColor" />
		</>
	),
	facebook: <path d="M14.5 21v-8h3l.5-3.5h-3.5v-2c0-1.2.6-2 2-2H18v-3h-2.5c-2.7 0-4.5 1.7-4.5 4.5v2.5H8V13h3v8" />,
};

/** Whether a native popover is open. */
function useIsPopoverOpen(popover: RefObject<HTMLElement | null>): boolean {
	const listen = useCallback(
		(tell: () => void) => {
			const element = popover.current;
			element?.addEventListener("toggle", tell);
			return () => element?.removeEventListener("toggle", tell);
		},
		[popover],
	);
	return useSyncExternalStore(
		listen,
		() => popover.current?.matches(":popover-open") ?? false,
		() => false,
	);
}
