import type { ComponentProps } from "react";
import { token } from "./theme/token.ts";

/** The site's mark: a low sun over three terraces. Decorative, because its name is written next to it. */
export const SiteMark = (props: ComponentProps<"svg">) => (
	<svg viewBox="0 0 32 32" aria-hidden="true" {...props}>
		<circle cx="16" cy="16" r="16" fill={token("accent")} />
		<circle cx="20.6" cy="10.6" r="3.6" fill={token("on-accent")} />
		<g fill="none" stroke={token("on-accent")} strokeWidth="1.7" strokeLinecap="round">
			<path d="M3.6 17.6c5-2.6 8.4-2.2 12.6-.4s8 2 12.2.2" />
			<path d="M4.6 21.6c4.6-2.2 7.6-1.8 11.6-.2s7.4 1.8 11.2.2" />
			<path d="M7.4 25.4c3.2-1.3 5.6-1.1 8.6 0s5.4 1.2 8.4.2" />
		</g>
	</svg>
);
