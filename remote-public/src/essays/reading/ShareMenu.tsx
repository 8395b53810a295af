import { Button, Icon, useMounted } from "@site/shared-ui";
import { useId, useRef } from "react";
import { siteConfig } from "../../../../site.config.ts";
import { useIsSettled } from "../../layout/useIsSettled.ts";
import { Choices, Copy, Root } from "./ShareMenu.styles.ts";
import { shareAddress } from "./shareAddress.ts";
import { shareIcons } from "./shareIcons.tsx";
import { useIsPopoverOpen } from "./useIsPopoverOpen.ts";

interface ShareMenuProps {
	/** The page's one absolute address. */
	url: string;
	title: string;
}

/** Ways to pass an essay on. The browser opens and closes it, so its links work before any script has run. */
export function ShareMenu({ url, title }: ShareMenuProps) {
	const choices = useRef<HTMLDivElement>(null);
	const isOpen = useIsPopoverOpen(choices);
	const hasDeviceMenu = useMounted() && typeof navigator.share === "function";
	const isSettled = useIsSettled();
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
					{(isOpen || isSettled) &&
						siteConfig.shareTargets.map((target) => (
							<li key={target.id}>
								<a href={shareAddress(target.address, { url, title })} target="_blank" rel="noopener">
									<Icon>{shareIcons[target.id]}</Icon>
									{target.label}
								</a>
							</li>
						))}
					{hasDeviceMenu && (
						<li>
							<button type="button" onClick={() => void passOn({ url, title })}>
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

/** The device's own menu; closing it without a choice is no failure. */
async function passOn(page: ShareMenuProps) {
	await navigator.share(page).catch(() => {});
}
