/** Shared packages that are not tree-shaken have no fallback. */
export const getSharedFallbackGetter = ({ factory }) => factory;
