import type { ComponentProps } from "react";

/** Text for assistive technology only. */
export const VisuallyHidden = (props: Omit<ComponentProps<"span">, "className">) => <span {...props} className="sr-only" />;
