import type { ShareTarget, SocialKind } from "@site/shared-data";
import { Button, Icon, useMounted } from "@site/shared-ui";
import { CopyButton } from "@site/shared-ui/CopyButton";
import { useId, useRef } from "react";
import { useAfterFirstPaint } from "../../../first-paint/useAfterFirstPaint.ts";
import { socialIcons } from "../../../layout/footer/SocialLinks.tsx";
import { usePopoverOpen } from "../../../layout/page/usePopoverOpen.ts";
import { Choices, Root } from "./ShareMenu.styles.ts";

interface SharedPage {
	url: string;
	title: string;
}

/** The share menu. A native popover, so its links work before any script has run. */
export function ShareMenu({ url, title, targets }: SharedPage & { targets: ShareTarget[] }) {
	const choices = useRef<HTMLDivElement>(null);
	const isOpen = usePopoverOpen(choices);
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
						targets.map((target) => (
							<li key={target.id}>
								<a href={shareUrl(target.url, { url, title })} target="_blank" rel="noopener">
									<Icon>{socialIcons[hasIcon(target.id) ? target.id : "link"]}</Icon>
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
				<CopyButton text={url} label="Copy link" data-scripted="" />
			</Choices>
		</Root>
	);
}

/** Opens the device's share sheet; it rejects when the visitor cancels. */
async function shareOnDevice(page: SharedPage) {
	await navigator.share(page).catch(() => {});
}

const shareUrl = (template: string, { url, title }: { url: string; title: string }) =>
	template.replace("{url}", encodeURIComponent(url)).replace("{title}", () => encodeURIComponent(title));

const hasIcon = (id: string): id is SocialKind => Object.hasOwn(socialIcons, id);
