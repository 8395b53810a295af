/**
 * Replaces the federation runtime's helpers for share fallbacks and manifests, which this product does not
 * use.
 */
export default {};
