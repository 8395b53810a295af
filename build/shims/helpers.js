/** Replaces the federation runtime's helpers for fallbacks and manifests, which are not used. */
export default {};
