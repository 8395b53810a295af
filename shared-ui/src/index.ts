/**
 * The parts that nearly every page uses. This federation singleton is not tree-shaken: a heavier or rarer
 * component gets a subpath in package.json and is bundled into the remote that uses it.
 */
export { Badge } from "./Badge/Badge.tsx";
export { Button, ButtonLink, IconButton } from "./Button/Button.tsx";
export { useMounted } from "./hooks/useMounted.ts";
export type { IconName } from "./Icon/Icon.tsx";
export { Icon } from "./Icon/Icon.tsx";
export { SkipLink } from "./Link/SkipLink.tsx";
export { TextLink } from "./Link/TextLink.tsx";
export { Notice } from "./Notice/Notice.tsx";
export { EmptyState } from "./states/EmptyState.tsx";
export { ErrorState } from "./states/ErrorState.tsx";
export { LoadingState, Skeleton } from "./states/LoadingState.tsx";
export { VisuallyHidden } from "./VisuallyHidden.tsx";
