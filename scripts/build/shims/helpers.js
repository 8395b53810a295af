/** The runtime's helpers serve its share fallbacks and manifests; this product has neither. */
export default {};
